import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before something was disabled while busy: browsers drop it then, and the keyboard
 * would start again at the top of the page. `keep` is told the element when the busy time begins.
 */
export function useRestoreFocus(isBusy: boolean): { keep: (element: Element | null) => void } {
  const kept = useRef<Element | null>(null);
  useEffect(() => {
    if (isBusy || !kept.current) return;
    if (document.activeElement === document.body && kept.current instanceof HTMLElement) kept.current.focus();
    kept.current = null;
  }, [isBusy]);
  return {
    keep: (element) => {
      kept.current = element;
    },
  };
}
