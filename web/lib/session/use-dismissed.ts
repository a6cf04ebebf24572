import { useState } from 'react';

/**
 * The items dismissed on this device, stored under a key that names the business, and a function that replaces them.
 */
export function useDismissed(storageKey: string): [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [dismissed, setDismissed] = useState(() => read(storageKey));
  return [
    dismissed,
    (keys) => {
      setDismissed(new Set(keys));
      keep(storageKey, keys);
    },
  ];
}

function read(storageKey: string): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(keys) ? keys : []);
  } catch {
    return new Set();
  }
}

function keep(storageKey: string, keys: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch {
    // Full or forbidden: it holds until the screen is left.
  }
}
