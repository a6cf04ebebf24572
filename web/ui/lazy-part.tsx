import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ConnectionError } from '#web/lib/connection-error.ts';
import { toast } from './toast.ts';

type Load<Part> = () => Promise<Part>;

type LazyPart<Part> = {
  /** Undefined until it was fetched. */
  readonly part: Part | undefined;
  /** Fetches it and shows it. Returns whether it came; tells the reader if it did not, who can try again. */
  readonly fetchPart: () => Promise<boolean>;
  /** Fetches it ahead, and leaves failures to `fetchPart`. */
  readonly prefetchPart: () => void;
};

/**
 * A part of the screen that is fetched when it is asked for. Unlike a lazy component it suspends nothing, and a failure
 * takes nothing down: the screen stays, with its focus and with what was typed.
 */
export function useLazyPart<Part>(load: Load<Part>): LazyPart<Part> {
  const [part, setPart] = useState<Part>();
  const fetchPart = async () => {
    const loaded = await loadOrTell(load);
    if (loaded !== undefined) setPart(() => loaded);
    return loaded !== undefined;
  };
  return { part, fetchPart, prefetchPart: () => void load().catch(() => {}) };
}

type LazyPartProps<Part> = {
  /** Declared outside of the component: what came is remembered by it. */
  load: Load<Part>;
  /** Shown meanwhile. */
  fallback?: ReactNode;
  /** Closes what was to be opened, so that it can be opened again. */
  onFailed: () => void;
  children: (part: Part) => ReactNode;
};

const fetched = new WeakMap<Load<unknown>, unknown>();

/** A part that is fetched when it is first rendered, in the way of `useLazyPart`; after that it is there at once. */
export function LazyPart<Part>({ load, fallback = null, onFailed, children }: LazyPartProps<Part>) {
  const [part, setPart] = useState(() => fetched.get(load) as Part | undefined);
  const fetchNow = useEffectEvent(async () => {
    const loaded = await loadOrTell(load);
    if (loaded === undefined) return onFailed();
    fetched.set(load, loaded);
    setPart(() => loaded);
  });
  const isThere = part !== undefined;
  useEffect(() => {
    if (!isThere) void fetchNow();
  }, [isThere]);
  return isThere ? children(part) : fallback;
}

async function loadOrTell<Part>(load: Load<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    const description = error instanceof ConnectionError ? error.message : 'Save your work, then reload the page.';
    toast.error('This could not be opened', { description });
    return undefined;
  }
}
