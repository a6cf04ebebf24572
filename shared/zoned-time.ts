import { type CalendarDay, daysBetween } from './calendar-day.ts';
import type { LocalTimes } from './local-time.ts';
import type { LocalTime } from './local-time-field.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

/** The timestamp of a full hour on a day in an IANA time zone; the later one where the clocks skip that hour. */
export function hourIn(timeZone: string, day: CalendarDay, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const guess = asUtc - offsetAt(timeZone, asUtc);
  // The offset can change between the guess and the hour.
  return new Date(asUtc - offsetAt(timeZone, guess));
}

/**
 * A timestamp as ISO 8601 in an IANA time zone, such as "2026-12-31T19:30:00-08:00", so that its first ten characters
 * are the day there.
 */
export function momentIn(timeZone: string, timestamp: string): string {
  const at = Math.floor(Date.parse(timestamp) / 1000) * 1000;
  const offset = offsetAt(timeZone, at);
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const ahead = Math.abs(offset);
  const zone = `${offset < 0 ? '-' : '+'}${two(ahead / HOUR_MS)}:${two((ahead % HOUR_MS) / 60_000)}`;
  return `${new Date(at + offset).toISOString().slice(0, 19)}${zone}`;
}

/** The timestamps at which the clocks of a time zone show a time, `yyyy-MM-ddTHH:mm`: none if they skip it, or two. */
export function instantsOf(timeZone: string, time: string): Date[] {
  const asUtc = Date.parse(`${time}:00Z`);
  const offsets = new Set([-DAY_MS, DAY_MS].map((distance) => offsetAt(timeZone, asUtc + distance)));
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((timestamp) => timestamp + offsetAt(timeZone, timestamp) === asUtc)
    .sort((one, other) => one - other)
    .map((timestamp) => new Date(timestamp));
}

/** What the clocks of a time zone show at a timestamp, and the zone's name then. */
export function localTimeIn(timeZone: string, timestamp: string): LocalTime {
  const at = Date.parse(timestamp);
  return {
    time: momentIn(timeZone, timestamp).slice(0, 16),
    zone: { en: zoneName('en-CA', timeZone, at), fr: zoneName('fr-CA', timeZone, at) },
  };
}

/** Start and end on the clocks of a time zone. */
export function localTimesIn(
  timeZone: string,
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
): LocalTimes {
  return { localStart: localTimeIn(timeZone, startTime), localEnd: localTimeIn(timeZone, endTime) };
}

function zoneName(locale: string, timeZone: string, at: number): string {
  const parts = formatOf(timeZone, locale, { timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whole minutes by which the clocks of a time zone are ahead of UTC at a timestamp. */
export function utcOffsetMinutes(timeZone: string, at: Date): number {
  // The clocks show no milliseconds.
  return Math.round(offsetAt(timeZone, at.getTime()) / 60_000);
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a timestamp. */
function offsetAt(timeZone: string, timestamp: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone, 'en-CA', CLOCK)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - timestamp;
}

/** Creating a format takes a hundred times longer than using one. At most three for each of the world's time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // A time zone has any number of spellings: america/TORONTO is valid.
  const name = `${timeZone.toLowerCase()} ${locale} ${options.timeZoneName}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(name, format);
  return format;
}

const CLOCK: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: CalendarDay): boolean {
  // 1970-01-03 was a Saturday.
  return ((daysBetween('1970-01-03', day) % 7) + 7) % 7 < 2;
}
