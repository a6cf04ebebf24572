import { useEffect, useRef } from 'react';

/**
 * Restores the focus after a control was disabled while busy: browsers drop it then, and keyboard users would restart
 * at the top of the page. Pass the focused element to `keep` when the busy state begins.
 */
export function useRestoreFocus(isBusy: boolean): { keep: (element: Element | null) => void } {
  const kept = useRef<Element | null>(null);
  useEffect(() => {
    if (isBusy || !kept.current) return;
    // A dialog traps a lost focus; a focus anywhere else was moved deliberately.
    const focused = document.activeElement;
    const isLost = focused?.matches('body, [role=dialog], [role=alertdialog]') && focused.contains(kept.current);
    if (isLost && kept.current instanceof HTMLElement) kept.current.focus();
    kept.current = null;
  }, [isBusy]);
  return {
    keep: (element) => {
      kept.current = element;
    },
  };
}
