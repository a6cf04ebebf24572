/** Shared styles of menus and popovers. */
export const POPUP_STYLE =
  'z-50 rounded-lg border border-line bg-surface text-ink text-sm shadow-md focus:outline-none data-[state=open]:animate-pop-in';
