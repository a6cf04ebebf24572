import { useEffect, useEffectEvent } from 'react';

/** What a key of the app does. */
type ShortcutActions = {
  /** Ctrl+K or ⌘K. */
  onPalette: () => void;
  /** `/`: goes to the search of the screen. */
  onSearch: () => void;
  /** `c`: creates what the screen lists. */
  onCreate: () => void;
  /** `?`: shows all shortcuts. */
  onHelp: () => void;
};

/** Listens to the shortcuts; `hasKeys` says whether to those of a single key. None acts while typing or over a dialog. */
export function useShortcuts(actions: ShortcutActions, hasKeys: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event, actions, hasKeys);
    if (!act || event.defaultPrevented || event.repeat || isTyping(event) || isCovered()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function actionOf(event: KeyboardEvent, actions: ShortcutActions, hasKeys: boolean): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !altKey && !shiftKey && ctrlKey !== metaKey ? actions.onPalette : undefined;
  }
  if (!hasKeys || altKey) return undefined;
  const { onSearch, onCreate, onHelp } = actions;
  return new Map([
    ['/', onSearch],
    ['c', onCreate],
    ['?', onHelp],
  ]).get(key);
}

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || (target instanceof Element && target.closest(FIELD) !== null);
}

const FIELD = 'input, select, textarea, [contenteditable=""], [contenteditable=true]';

/** Whether a dialog or a menu, which has keys of its own, is open. */
function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]') !== null;
}
