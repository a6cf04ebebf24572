/** A day without time and zone: `yyyy-MM-dd`. Days are never instants. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

/** Whether the text is a real day, such as 2028-02-29, between the years 1900 and 2999. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day a number of days later, or earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the other comes first, NaN when either is not a day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The calendar day of a timestamp in an IANA time zone, or in the reader's own when none is given. */
export function dayIn(timeZone: string | undefined, instant: Date): CalendarDay {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The calendar day of a timestamp in the reader's time zone. */
export function localDay(instant: Date): CalendarDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** The instant at which a day begins on the reader's own clock: at midnight, or later where clocks skip it. */
export function startOfLocalDay(day: CalendarDay): Date {
  return localDate(day, { hour: 0, minute: 0 });
}

/** A time of a day as clocks show it: hours from 0 to 23. */
export type ClockTime = { readonly hour: number; readonly minute: number };

/**
 * The instant at which the reader's own clock shows this time of the day: the first one where clocks repeat it, null
 * where they skip it.
 */
export function localInstant(day: CalendarDay, time: ClockTime): Date | null {
  const instant = localDate(day, time);
  return instant.getHours() === time.hour && instant.getMinutes() === time.minute ? instant : null;
}

function localDate(day: CalendarDay, { hour, minute }: ClockTime): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, hour, minute);
}
