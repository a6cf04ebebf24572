import { sessionStore } from './current-session.ts';

/** An open request to confirm the user's identity. */
export type Question = {
  /** Whether a code of the second factor is needed instead of the password. */
  readonly needsCode: boolean;
  readonly answer: (isConfirmed: boolean) => void;
};

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the user to confirm their identity, in place, for calls that the server refuses with `CONFIRMATION_REQUIRED`, or
 * with `CODE_REQUIRED` if they have a second factor. Resolves to true once confirmed, to false if the user cancels or the
 * session ends. Pending calls share one request.
 */
export function askToConfirm(needsCode: boolean): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const { generation } = sessionStore.snapshot();
    const answer = (isConfirmed: boolean) => {
      unsubscribe();
      asked = null;
      announce(null);
      resolve(isConfirmed);
    };
    const unsubscribe = sessionStore.subscribe(() => {
      if (sessionStore.snapshot().generation !== generation) answer(false);
    });
    announce({ needsCode, answer });
  });
  return asked;
}

/** The open request, if any. */
export function openQuestion(): Question | null {
  return question;
}

/** Calls back whenever a request opens or closes, until the returned function is called. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}
