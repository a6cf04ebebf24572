import { useState } from 'react';

type LoadedPart<Part> = {
  /** Undefined until it was fetched. */
  readonly part: Part | undefined;
  /** Fetches it and shows it. A failure breaks the screen as that of a lazy component does. */
  readonly fetchPart: () => Promise<void>;
  /** Fetches it ahead, and leaves failures to `fetchPart`. */
  readonly prefetchPart: () => void;
};

/**
 * A part of the screen that is fetched when it is asked for. Unlike a lazy component it suspends nothing: what is there
 * stays, with its focus and its place.
 */
export function usePart<Part>(load: () => Promise<Part>): LoadedPart<Part> {
  const [part, setPart] = useState<Part>();
  const fetchPart = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch (error) {
      setPart(() => {
        throw error;
      });
    }
  };
  return { part, fetchPart, prefetchPart: () => void load().catch(() => {}) };
}
