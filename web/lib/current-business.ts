import { sessionStore } from './current-session.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

let current: { readonly generation: number; readonly id: string } | null = null;
let movedTo: number | null = null;
let hasLostWork = false;

/** The business that the screens of a session's generation were opened for; undefined until it is known. */
export function businessOf(generation: number): string | undefined {
  return current?.generation === generation ? current.id : undefined;
}

/** Notes the business that the server names. Another one than before ends the generation: nothing of it is kept. */
export function noteBusiness(generation: number, id: string): void {
  const known = businessOf(generation);
  if (known === undefined) current = { generation, id };
  else if (known !== id) leaveBusiness(generation);
}

/** The person works in another business by now: the screens start over with what belongs to that one. */
export function leaveBusiness(generation: number): void {
  if (sessionStore.snapshot().generation !== generation) return;
  hasLostWork = hasUnsavedWork();
  sessionStore.startOver();
  movedTo = sessionStore.snapshot().generation;
}

/** Whether the person has just moved to another business and the server has not named it yet. */
export function isMoving(generation: number): boolean {
  return movedTo === generation && businessOf(generation) === undefined;
}

/** Whether something typed was given up by the last change of business. */
export function lostWorkByMoving(): boolean {
  return hasLostWork;
}
