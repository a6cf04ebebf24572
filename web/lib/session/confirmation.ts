import { sessionStore } from './current-session.ts';

/** The question whether it is really the user, open until it is answered. */
export type Question = { readonly answer: (isConfirmed: boolean) => void };

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the user to prove that it is them, in place, for calls that the server refuses with `CONFIRMATION_REQUIRED`.
 * Resolves to whether they did; also to false when their session ends. Calls waiting for it share one question.
 */
export function askToConfirm(): Promise<boolean> {
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
    announce({ answer });
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
