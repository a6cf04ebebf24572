import { useEffect, useRef } from 'react';

/**
 * Restores the focus after a control was disabled while busy: browsers drop it then, and keyboard users would start
 * again at the top of the page. Pass the focused element to `keep` when the busy time begins.
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
