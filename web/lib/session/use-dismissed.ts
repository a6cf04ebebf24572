import { useState } from 'react';
import { keep, kept } from '#web/lib/browser/kept.ts';

/**
 * The items dismissed on this device, stored under a key that names the business, and a function that replaces them.
 */
export function useDismissed(storageKey: string): [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [dismissed, setDismissed] = useState(() => read(storageKey));
  return [
    dismissed,
    (keys) => {
      setDismissed(new Set(keys));
      keep(storageKey, JSON.stringify(keys));
    },
  ];
}

function read(storageKey: string): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(kept(storageKey) ?? '[]');
    return new Set(Array.isArray(keys) ? keys : []);
  } catch {
    return new Set();
  }
}
