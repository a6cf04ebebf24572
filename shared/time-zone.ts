import * as z from 'zod';

/** An IANA time zone, such as "America/Toronto". */
export const TimeZone = z.string().max(64).refine(isTimeZone, { error: 'timeZone' });

function isTimeZone(text: string): boolean {
  try {
    return text.includes('/') && Boolean(new Intl.DateTimeFormat('en-CA', { timeZone: text }));
  } catch {
    return false;
  }
}
