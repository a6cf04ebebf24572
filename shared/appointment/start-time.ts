import * as z from 'zod';
import { isCalendarDay } from '#shared/calendar-day.ts';
import { Instant } from '#shared/instant-field.ts';

const ZONED = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d\[[\w+\-/]{1,64}\]$/;

/** A time on the clocks of a zone, as RFC 9557 writes it: `2026-11-20T23:00[America/Edmonton]`. */
const ZonedTime = z
  .string()
  .regex(ZONED, { error: 'date', abort: true })
  .refine((text) => isCalendarDay(text.slice(0, 10)), { error: 'date' });

/**
 * When an appointment starts: a timestamp, or a time on the clocks of a zone, which the server converts. Forms send the
 * latter: the time zone data of a browser may be outdated.
 */
export const StartTime = z.union([Instant, ZonedTime]);

/** A local time, `yyyy-MM-ddTHH:mm`, of an IANA time zone as a `StartTime`. */
export function zonedTime(time: string, timeZone: string): string {
  return `${time}[${timeZone}]`;
}

/** The parts of a time on the clocks of a zone; null for a timestamp. */
export function readZonedTime(startTime: string): { readonly time: string; readonly timeZone: string } | null {
  if (!ZONED.test(startTime)) return null;
  return { time: startTime.slice(0, 16), timeZone: startTime.slice(17, -1) };
}
