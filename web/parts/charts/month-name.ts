import { upperFirst } from '#shared/letter-case.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';

/** The name of a month, yyyy-MM: "January 2026", or "Jan" if short. */
export function monthName(month: string, length: 'long' | 'short'): string {
  return upperFirst(MONTHS[length].format(new Date(`${month}-15T12:00:00Z`)));
}

const MONTHS = {
  long: new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' }),
};
