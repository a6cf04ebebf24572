import { createRoot } from 'react-dom/client';
import { Toaster } from './toaster.tsx';

/**
 * Shows the toasts from now on. They stand outside of the app, so that a screen that breaks takes no message with it, and
 * from the start: screen readers announce what is put into a region that they know.
 */
export function showToasts(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
