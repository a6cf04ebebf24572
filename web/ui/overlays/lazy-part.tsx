import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

type Load<Part> = () => Promise<Part>;

type LazyPart<Part> = {
  /** Undefined until fetched. */
  readonly part: Part | undefined;
  /** Fetches and shows it. Resolves to whether that worked; a failure shows a toast and can be retried. */
  readonly fetchPart: () => Promise<boolean>;
  /** Fetches it ahead of time and ignores failures. */
  readonly prefetchPart: () => void;
};

/**
 * A component fetched on demand. Unlike `React.lazy` it does not suspend, and a failure leaves the screen in place,
 * with its focus and input.
 */
export function useLazyPart<Part>(load: Load<Part>): LazyPart<Part> {
  const [part, setPart] = useState<Part>();
  const fetchPart = async () => {
    const loaded = await loadOrToast(load);
    if (loaded !== undefined) setPart(() => loaded);
    return loaded !== undefined;
  };
  return { part, fetchPart, prefetchPart: () => prefetchPart(load) };
}

type LazyPartProps<Part> = {
  /** Declared outside the component: the result is cached by its identity. */
  load: Load<Part>;
  /** Shown while loading. */
  fallback?: ReactNode;
  /** Called after a failure; the caller closes it, so that it can be opened again. */
  onFailed: () => void;
  children: (part: Part) => ReactNode;
};

const fetched = new WeakMap<Load<unknown>, unknown>();

/** Fetches a component on first render, like `useLazyPart`; after that it renders immediately. */
export function LazyPart<Part>({ load, fallback = null, onFailed, children }: LazyPartProps<Part>) {
  const [part, setPart] = useState(() => fetchedPart(load));
  const onLoaded = useEffectEvent((loaded: Part | undefined) => {
    if (loaded === undefined) return onFailed();
    fetched.set(load, loaded);
    setPart(() => loaded);
  });
  const isLoaded = part !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    // Closed meanwhile: a failure must not close what was opened since.
    let isGone = false;
    void loadOrToast(load).then((loaded) => isGone || onLoaded(loaded));
    return () => {
      isGone = true;
    };
  }, [isLoaded, load]);
  return isLoaded ? children(part) : fallback;
}

/** A part that was fetched before; undefined if it was not. */
export function fetchedPart<Part>(load: Load<Part>): Part | undefined {
  return fetched.get(load) as Part | undefined;
}

/** Fetches a part, which from then on renders immediately. Rejects if it cannot be fetched. */
export async function keepPart<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  fetched.set(load, part);
  return part;
}

/** Says what to do about a part that could not be fetched. */
export function adviceOn(error: unknown): string {
  return error instanceof ConnectionError ? error.message : t.saveAndReload;
}

/** Fetches the component of a LazyPart ahead of time and ignores failures. */
export function prefetchPart<Part>(load: Load<Part>): void {
  keepPart(load).catch(() => undefined);
}

async function loadOrToast<Part>(load: Load<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    toast.error(t.notOpened, { description: adviceOn(error) });
    return undefined;
  }
}
