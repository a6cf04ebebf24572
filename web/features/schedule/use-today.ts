import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

const CHECK_MS = 60_000;

/** The day of the business, updated at midnight. */
export function useToday(): CalendarDay {
  const today = useBusinessDay();
  return useSyncExternalStore(subscribe, () => today());
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
