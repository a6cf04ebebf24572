import { useRef } from 'react';

/** Marks a menu or popover that is a sheet at a phone's width; `styles.css` takes it to the bottom of the window. */
export const SHEET = { 'data-sheet': '' } as const;

/** Classes of a sheet. */
export const SHEET_STYLE =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[85dvh]! max-sm:rounded-t-xl max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:shadow-lg max-sm:data-[state=open]:animate-slide-up';

/**
 * Covers the page behind a sheet. A tap on it closes the sheet and nothing else: neither what is below it, nor a dialog
 * that the sheet belongs to. On wider windows, where there are no sheets, it is not shown.
 */
export function SheetScrim({ onClose }: { onClose: () => void }) {
  // A menu opens when a finger touches its button; the click that follows may already meet the scrim.
  const isPressed = useRef(false);
  return (
    <div
      className="pointer-events-auto fixed inset-0 z-50 touch-none animate-fade-in bg-scrim sm:hidden"
      data-scrim
      onClick={() => isPressed.current && onClose()}
      // Keeps the focus in the sheet, which then returns it.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      role="none"
    />
  );
}

/** Leaves a tap on the scrim to it: a handler of interactions outside the sheet. */
export function leaveToScrim(event: Event): void {
  if (event.target instanceof Element && event.target.matches('[data-scrim]')) event.preventDefault();
}
