import { useSyncExternalStore } from 'react';
import { type CalendarDay, localDay } from '#shared/calendar-day.ts';

const CHECK_MS = 60_000;

/** The local day, updated at midnight. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, () => localDay(new Date()));
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
