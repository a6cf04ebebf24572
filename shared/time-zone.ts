import * as z from 'zod';

/** An IANA time zone, such as "America/Toronto". */
export const TimeZone = z.string().max(64).refine(isTimeZone, { error: 'timeZone' });

/** Whether this is a place or UTC. Abbreviations and fixed offsets are refused, since they ignore clock changes. */
export function isTimeZone(text: string): boolean {
  try {
    const isName = text.includes('/') || text === 'UTC';
    return isName && Boolean(new Intl.DateTimeFormat('en-CA', { timeZone: text }));
  } catch {
    return false;
  }
}
