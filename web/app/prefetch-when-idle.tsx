import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';
import type { LazyScreen } from './lazy-screen.tsx';

/** How long nothing has been fetched. */
const IDLE_MS = 500;

/** Fetches the code of the screen often opened next, once the current one has loaded. Not for users who save data. */
export function PrefetchWhenIdle({ screen }: { screen: LazyScreen }) {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching || savesData()) return;
    const timer = setTimeout(screen.prefetch, IDLE_MS);
    return () => clearTimeout(timer);
  }, [isFetching, screen]);
  return null;
}
