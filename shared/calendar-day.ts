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

/** The day that clocks show in an IANA time zone at an instant. */
export function dayIn(timeZone: string, instant: Date): CalendarDay {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The day that the reader's own clock shows at an instant. */
export function localDay(instant: Date): CalendarDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
