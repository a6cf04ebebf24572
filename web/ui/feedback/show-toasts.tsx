import { createRoot } from 'react-dom/client';
import { Toaster } from './toaster.tsx';

/**
 * Mounts the toasts: outside the app, so that a screen that crashes does not remove a message, and from the start,
 * since screen readers announce only what is added to an existing region.
 */
export function showToasts(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
