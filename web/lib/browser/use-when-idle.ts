import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { savesData } from './saves-data.ts';

/** How long nothing has been fetched. */
const IDLE_MS = 500;

/** Fetches code for the next step once what the screen shows has loaded. Not for users who save data. */
export function useWhenIdle(prefetch: () => void): void {
  const isFetching = useIsFetching() > 0;
  const onIdle = useEffectEvent(prefetch);
  useEffect(() => {
    if (isFetching || savesData()) return;
    const timer = setTimeout(() => onIdle(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [isFetching]);
}
