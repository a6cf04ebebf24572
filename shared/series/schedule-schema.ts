import * as z from 'zod';
import { Day } from '#shared/day-field.ts';

/** What a schedule counts in. */
export const SCHEDULE_UNITS = ['week', 'month', 'quarter', 'year'] as const;
export type ScheduleUnit = (typeof SCHEDULE_UNITS)[number];

/** Which of its weekdays in a month. */
export const ORDINALS = [1, 2, 3, 4, 'last'] as const;
export type Ordinal = (typeof ORDINALS)[number];

/**
 * The day within a month: its number, where a month without it has its last; the last one; or a weekday, of which 0 is
 * Sunday, such as the second Tuesday.
 */
export const Anchor = z.union([
  z.int().min(1).max(31),
  z.literal('last'),
  z.strictObject({ weekday: z.int().min(0).max(6), ordinal: z.literal(ORDINALS) }),
]);
export type Anchor = z.infer<typeof Anchor>;

/** The most days by which an invoice is made before its own day. */
export const MAX_DAYS_IN_ADVANCE = 60;

/** The most invoices after which a series ends. */
export const MAX_COUNT = 999;

/** The days of a series, and when its invoices are made, in the time zone of the business. */
export const Schedule = z.strictObject({
  unit: z.enum(SCHEDULE_UNITS),
  /** Units from one day to the next. */
  interval: z.int().min(1).max(36),
  /** By default the day of `firstDay`; weeks have no other. */
  anchor: Anchor.optional(),
  /** The first occurrence is the first day of the schedule from this one on. */
  firstDay: Day,
  /** Never, after a last day, that day included, or after so many invoices. */
  end: z.union([
    z.literal('never'),
    z.strictObject({ lastDay: Day }),
    z.strictObject({ count: z.int().min(1).max(MAX_COUNT) }),
  ]),
  /** Days by which an invoice is made before its own day. */
  daysInAdvance: z.int().min(0).max(MAX_DAYS_IN_ADVANCE),
  /** The hour at which it is made. */
  hour: z.int().min(0).max(23),
});
export type Schedule = z.infer<typeof Schedule>;
