import { createRoot } from 'react-dom/client';
import { queueToasts, type ToastMessage } from './toast-queue.ts';
import { Toaster } from './toaster.tsx';

/** Screen readers announce what is put into a region that they know, not what comes along with it. */
const REGION_SETTLES_MS = 100;

const regionReady = new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_MS));

// Outside of the app: a screen that breaks takes no message with it.
createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);

/** Shows messages one after the other, in place of those shown now. */
export async function showToasts(messages: readonly Omit<ToastMessage, 'id'>[]): Promise<void> {
  await regionReady;
  queueToasts(messages);
}
