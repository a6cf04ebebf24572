import { queueToasts, type ToastTone } from './toast-queue.ts';

/** `description` is shown below the message. */
export type ToastOptions = { readonly description?: string };

/**
 * Short messages at the top of the screen, 4 seconds each, one at a time, announced to screen readers (spec 1 §9).
 * Messages queued together are shown one after another; a later result replaces the current message and older failures.
 */
export const toast = {
  success: (message: string | readonly string[], options?: ToastOptions) => show('success', message, options),
  error: (message: string | readonly string[], options?: ToastOptions) => show('error', message, options),
  info: (message: string | readonly string[], options?: ToastOptions) => show('info', message, options),
};

function show(tone: ToastTone, message: string | readonly string[], options: ToastOptions = {}): void {
  const texts = typeof message === 'string' ? [message] : message;
  queueToasts(texts.map((text) => ({ tone, text, ...options })));
}
