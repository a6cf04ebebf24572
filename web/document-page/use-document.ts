import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import type { Load } from './page-calls.ts';

type DocumentState<Loaded> = {
  readonly load: Loaded;
  readonly setLoad: Dispatch<SetStateAction<Loaded>>;
  /** Loads it again. */
  readonly refresh: () => Promise<void>;
};

/**
 * The document of the page, refetched on `refresh`, and when the reader comes back with the browser's buttons. A failed
 * refetch keeps the document on screen.
 */
export function useDocument<Document>(
  id: string,
  first: Load<Document>,
  loadAgain: (id: string) => Promise<Load<Document>>,
): DocumentState<Load<Document>> {
  const [load, setLoad] = useState(first);
  const refresh = useCallback(async () => {
    const next = await loadAgain(id);
    if (next.kind !== 'failed') setLoad(next);
  }, [id, loadAgain]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [refresh]);
  return { load, setLoad, refresh };
}
