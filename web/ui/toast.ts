/** How a toast looks and what it says under its message. */
export type ToastOptions = { readonly description?: string };
export type ToastTone = 'success' | 'error' | 'info';

/**
 * Short messages at the top of the screen for 4 seconds, one at a time and read out (spec 1 §9). Of several messages
 * given at once each has its own time, in their order. The newest call comes first.
 */
export const toast = {
  success: (message: string | readonly string[], options?: ToastOptions) => show('success', message, options),
  error: (message: string | readonly string[], options?: ToastOptions) => show('error', message, options),
  info: (message: string | readonly string[], options?: ToastOptions) => show('info', message, options),
};

function show(tone: ToastTone, message: string | readonly string[], options: ToastOptions = {}): void {
  const messages = typeof message === 'string' ? [message] : message;
  // Toasts are rare: what draws them is fetched with the first one.
  void import('./toaster.tsx').then(({ showToasts }) => showToasts(tone, messages, options));
}
