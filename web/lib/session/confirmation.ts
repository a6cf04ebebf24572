import { sessionStore } from './current-session.ts';

/** An open question for proof of identity. */
export type Question = {
  /** Whether the password is not accepted, only a code of the second factor. */
  readonly needsCode: boolean;
  readonly answer: (isConfirmed: boolean) => void;
};

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the user to confirm their identity, in place, for calls that the server refuses with `CONFIRMATION_REQUIRED` or,
 * if only a code will do, with `CODE_REQUIRED`. Resolves to true once confirmed, to false if the user cancels or the
 * session ends. Pending calls share one question.
 */
export function askToConfirm(needsCode: boolean): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const { generation } = sessionStore.snapshot();
    const answer = (isConfirmed: boolean) => {
      stopWatching();
      asked = null;
      announce(null);
      resolve(isConfirmed);
    };
    const stopWatching = sessionStore.subscribe(() => {
      if (sessionStore.snapshot().generation !== generation) answer(false);
    });
    announce({ needsCode, answer });
  });
  return asked;
}

/** The open question, if any. */
export function openQuestion(): Question | null {
  return question;
}

/** Calls back whenever a question opens or closes, until the returned function is called. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}
