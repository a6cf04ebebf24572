import { useState } from 'react';

/** The text that this device keeps under a key; null if there is none, or storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device. If storage is full or forbidden, it is forgotten with the page. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It holds until the page is closed.
  }
}

/** The user's choice, remembered on this device; `initial` is read until there is one. */
export function useKept<Choice extends string>(key: string, initial: () => Choice): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(initial);
  return [
    choice,
    (next) => {
      setChoice(next);
      keep(key, next);
    },
  ];
}
