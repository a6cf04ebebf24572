import { queueToasts, type ToastTone } from './toast-queue.ts';

/** `description` is shown below the message. */
export type ToastOptions = { readonly description?: string };

/**
 * Short messages at the top of the screen for 4 seconds, one at a time and read out (spec 1 §9). Several messages given
 * at once are shown one after the other. A new result takes the place of what is shown and of older failures.
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
