/**
 * Shared dialog styles. Overlay and window share a layer, so that a second dialog covers the first. A name without
 * spaces breaks instead of overflowing the window. In print, the overlay covers the page.
 */
export const OVERLAY_STYLE =
  'fixed inset-0 z-50 bg-scrim print:bg-surface print:[print-color-adjust:exact] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Widths of dialogs. */
export const SIZES = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-5xl' } as const;

/** Of a dialog that replaces its frame, which is in its place already. */
export const STILL = 'data-[state=open]:animate-none!';

export const WINDOW_STYLE =
  'fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2*max(1rem,var(--toast-room,0px)))] -translate-y-1/2 flex-col overflow-hidden rounded-xl border border-line bg-surface text-sm wrap-anywhere shadow-lg data-[state=open]:animate-pop-in focus:outline-none';
