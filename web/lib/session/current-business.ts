import { hasUnsavedWork } from '#web/lib/records/unsaved-work.ts';
import { sessionStore } from './current-session.ts';

let current: { readonly generation: number; readonly id: string } | null = null;
let generationAfterChange: number | null = null;
let hasLostWork = false;

/** The business that the screens of a session generation were opened for; undefined until known. */
export function businessOf(generation: number): string | undefined {
  return current?.generation === generation ? current.id : undefined;
}

/** Records the business that the server returned. A different one ends the generation and drops all of its data. */
export function recordBusiness(generation: number, id: string): void {
  const known = businessOf(generation);
  if (known === undefined) current = { generation, id };
  else if (known !== id) leaveBusiness(generation);
}

/** The user now works in a different business: all screens start over with its data. */
export function leaveBusiness(generation: number): void {
  if (sessionStore.snapshot().generation !== generation) return;
  hasLostWork = hasUnsavedWork();
  sessionStore.startOver();
  generationAfterChange = sessionStore.snapshot().generation;
}

/** Whether a session generation began with a change of business rather than a sign-in or sign-out. */
export function beganWithBusinessChange(generation: number): boolean {
  return generationAfterChange === generation;
}

/** Whether the user has just moved to another business that the server has not named yet. */
export function isChangingBusiness(generation: number): boolean {
  return beganWithBusinessChange(generation) && businessOf(generation) === undefined;
}

/** Whether the last change of business discarded unsaved input. */
export function hasLostWorkInChange(): boolean {
  return hasLostWork;
}
