import { DAY_MS } from './time-units.ts';

/** A calendar day, `yyyy-MM-dd`, without a time or time zone. */
export type CalendarDay = string;

/** Whether the text is a real calendar day, such as 2028-02-29, between the years 1900 and 2999. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The later of two days. */
export function laterDay(one: CalendarDay, other: CalendarDay): CalendarDay {
  if (one < other) return other;
  return one;
}

/** The earlier of two days. */
export function earlierDay(one: CalendarDay, other: CalendarDay): CalendarDay {
  if (one > other) return other;
  return one;
}

/** The last day of the month that is so many months after a day's. */
export function monthEnd(day: CalendarDay, months = 0): CalendarDay {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

/** Days from one day to another; negative if `to` is earlier, NaN if either is invalid. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The calendar day of a timestamp in an IANA time zone, by default the reader's. */
export function dayIn(timeZone: string | undefined, timestamp: Date): CalendarDay {
  // Browsers disagree about the order of a formatted day, and change it: some write 11/26/2026.
  const parts = dayFormat(timeZone).formatToParts(timestamp);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The formats of named time zones: to make one takes thirty times as long as to use it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone === undefined ? undefined : dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (timeZone !== undefined) dayFormats.set(timeZone, format);
  return format;
}

/** The calendar day of a timestamp in the reader's time zone. */
export function localDay(timestamp: Date): CalendarDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${timestamp.getFullYear()}-${two(timestamp.getMonth() + 1)}-${two(timestamp.getDate())}`;
}

/** The start of a day in the reader's time zone: midnight, or later where the clocks skip it. */
export function startOfLocalDay(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
