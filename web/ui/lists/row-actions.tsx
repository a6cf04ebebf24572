import { clsx } from 'clsx';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { t } from './texts.en.ts';

type RowActionsProps = {
  /** The entry's, such as "Ann Lee". */
  name: string;
  className?: string;
  /** RowActions, links, and menu buttons. */
  children: ReactNode;
};

/**
 * The actions on a list entry as one stop of Tab; arrow keys, Home and End move inside (decision W71). While one has the
 * focus, the others are no stops. Otherwise, all are, so that Tab finds the first that is shown, and Shift+Tab the last.
 */
export function RowActions({ name, className, children }: RowActionsProps) {
  return (
    <div
      aria-label={t.actionsFor({ name })}
      className={clsx('-mr-2 flex justify-end', className)}
      onBlur={onBlur}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      role="toolbar"
    >
      {children}
    </div>
  );
}

function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  // React also reports what happens in the entry's open menu, which is elsewhere in the document.
  if (!currentTarget.contains(target)) return;
  for (const action of actionsIn(currentTarget)) action.tabIndex = action === target ? 0 : -1;
}

function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.contains(relatedTarget)) return;
  for (const action of actionsIn(currentTarget)) action.removeAttribute('tabindex');
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  const actions = actionsIn(currentTarget);
  const index = actions.indexOf(target);
  const next = index === -1 ? undefined : NEXT[key]?.(actions, index);
  if (!next) return;
  event.preventDefault();
  focusFirst(next);
}

/** In which order each key tries the actions. Past the last one follows the first. */
const NEXT: Readonly<Record<string, (actions: HTMLElement[], index: number) => HTMLElement[]>> = {
  ArrowRight: (actions, index) => [...actions.slice(index + 1), ...actions.slice(0, index)],
  ArrowLeft: (actions, index) => [...actions.slice(index + 1), ...actions.slice(0, index)].reverse(),
  Home: (actions) => actions,
  End: (actions) => actions.toReversed(),
};

function focusFirst(actions: readonly HTMLElement[]): void {
  for (const action of actions) {
    action.focus();
    // One that a narrow list hides refuses the focus.
    if (document.activeElement === action) return;
  }
}

function actionsIn(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('a, button:not(:disabled)')];
}
