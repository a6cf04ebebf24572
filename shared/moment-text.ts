import { localDay } from './calendar-day.ts';
import { enCa } from './locale/en-ca.ts';

/** A timestamp in the reader's time zone, as "Jan 5, 2026, 3:04 p.m.". */
export function momentText(timestamp: string): string {
  const date = new Date(timestamp);
  return `${enCa.shortDay(localDay(date))}, ${clockTime(date)}`;
}

/** Created on first use, to keep cold starts fast. */
let clock: Intl.DateTimeFormat | undefined;

function clockTime(at: Date): string {
  clock ??= new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' });
  return clock.format(at);
}
