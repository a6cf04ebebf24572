import { useRef } from 'react';

/**
 * Handlers for the content of a dialog without a trigger: when it closes, the focus returns to the element that had it
 * before, or to the button of the menu that the dialog was opened from. If that is gone, the dialog below takes the focus,
 * or else the screen.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const isGone = !opener.current?.isConnected;
      const target = isGone ? (openDialog() ?? document.querySelector('main')) : opener.current;
      if (!target) return;
      event.preventDefault();
      // A choice in the dialog may already have moved the focus.
      if (document.activeElement === document.body) target.focus({ preventScroll: isGone });
    },
  };
}

/** The element to return the focus to. A menu item is unmounted after the choice; its button stays. */
export function openerOf(element: Element | null): HTMLElement | null {
  const buttonId = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = buttonId ? document.getElementById(buttonId) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** The topmost dialog that is still open. */
function openDialog(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>(
    '[role=dialog][data-state=open], [role=alertdialog][data-state=open]',
  );
  return open[open.length - 1] ?? null;
}
