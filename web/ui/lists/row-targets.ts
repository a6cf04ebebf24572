import { type RefObject, useEffect } from 'react';

/** Marks the link, or button, that a click elsewhere on its row or card follows. */
export const ROW_TARGET = { 'data-row-target': '' } as const;

/** Classes of a row or card. */
export const ROW_STYLE = 'group/row has-data-row-target:cursor-pointer has-checked:bg-accent-soft/60';

/**
 * Makes a click anywhere on a row or card of a list follow its target; with Ctrl, Cmd or the middle button, in a new
 * tab. A bonus for the pointer: by keyboard and for screen readers, the target itself is what opens the record.
 */
export function useRowTargets(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    // Native listeners hear no clicks in menus and dialogs, which are elsewhere in the document.
    element?.addEventListener('click', follow);
    element?.addEventListener('auxclick', follow);
    element?.addEventListener('mousedown', preventScrolling);
    return () => {
      element?.removeEventListener('click', follow);
      element?.removeEventListener('auxclick', follow);
      element?.removeEventListener('mousedown', preventScrolling);
    };
  }, [list]);
}

const MIDDLE = 1;
const ROW = 'tr, li';

function follow(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  const followed = targetOf(target);
  if (!followed || isSelecting(followed)) return;
  const isForTab = button === MIDDLE || ctrlKey || metaKey || shiftKey;
  if (isForTab && followed instanceof HTMLAnchorElement) open(followed.href, '_blank', 'noopener');
  else if (button === 0) followed.click();
}

/** On Windows, pressing the middle button would start to scroll. */
function preventScrolling(event: MouseEvent): void {
  if (event.button === MIDDLE && targetOf(event.target)) event.preventDefault();
}

/** The target of the row or card that was clicked; null on a control, which does its own. */
function targetOf(clicked: EventTarget | null): HTMLElement | null {
  if (!(clicked instanceof Element) || clicked.closest('a, button, input, label, select, textarea, summary'))
    return null;
  return clicked.closest(ROW)?.querySelector<HTMLElement>('[data-row-target]') ?? null;
}

/** Whether text of the target's row is selected. */
function isSelecting(followed: HTMLElement): boolean {
  const selection = getSelection();
  const row = followed.closest(ROW);
  if (!selection || !row || selection.isCollapsed) return false;
  return row.contains(selection.anchorNode) || row.contains(selection.focusNode);
}
