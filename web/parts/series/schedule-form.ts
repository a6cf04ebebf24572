import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Days } from '#shared/series/schedule.ts';
import {
  type Anchor,
  MAX_COUNT,
  MAX_DAYS_IN_ADVANCE,
  ORDINALS,
  type Schedule,
  type ScheduleUnit,
} from '#shared/series/schedule-schema.ts';
import type { Scheduling, Series } from '#shared/series/schema.ts';
import type { SeriesMode } from '#shared/series/status.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { t } from './texts.en.ts';

/** How a schedule ends. */
export const ENDINGS = ['never', 'lastDay', 'count'] as const;

/** A schedule as typed, and what becomes of its invoices. */
export type ScheduleForm = {
  readonly unit: ScheduleUnit;
  readonly interval: TypedNumber;
  /** Undefined if it is the day of the first one. */
  readonly anchor: Anchor | undefined;
  readonly firstDay: CalendarDay;
  readonly ending: (typeof ENDINGS)[number];
  readonly lastDay: CalendarDay;
  readonly count: TypedNumber;
  readonly daysInAdvance: TypedNumber;
  readonly hour: number;
  readonly mode: SeriesMode;
  /** Whether the saved card is charged on the day of an invoice instead of its due day. */
  readonly chargesAtIssue: boolean;
};

/** What the dialog needs of a series. */
export type Scheduled = Pick<Series, 'schedule' | 'mode' | 'chargesAtIssue' | 'billingEmail'>;

/** The hour at which invoices are made, unless it is chosen. */
const USUAL_HOUR = 9;

/** The form of a series' own schedule, or else of the one that is offered: without an end, and sent if it can be. */
export function scheduleForm(
  { schedule, mode, chargesAtIssue = false, billingEmail }: Scheduled,
  offered: Days,
): ScheduleForm {
  const { unit, interval, anchor, firstDay } = schedule ?? offered;
  const { end = 'never', daysInAdvance = 0, hour = USUAL_HOUR } = schedule ?? {};
  return {
    ...{ unit, interval, anchor, firstDay, daysInAdvance, hour },
    ending: end === 'never' ? end : 'count' in end ? 'count' : 'lastDay',
    lastDay: typeof end === 'object' && 'lastDay' in end ? end.lastDay : '',
    count: typeof end === 'object' && 'count' in end ? end.count : 12,
    mode: mode ?? (billingEmail ? 'send' : 'draft'),
    chargesAtIssue,
  };
}

/** The limits of its numbers. */
export const SCHEDULE_LIMITS = {
  interval: { decimals: 0, max: 36 },
  count: { decimals: 0, max: MAX_COUNT },
  daysInAdvance: { decimals: 0, max: MAX_DAYS_IN_ADVANCE },
} as const;

/** What is missing or wrong, by the names of the fields. */
export type ScheduleErrors = Partial<Record<keyof ScheduleForm, string>>;

/** The problems to fix before it is saved. */
export function scheduleErrors(form: ScheduleForm): ScheduleErrors {
  const { interval, firstDay, ending, lastDay, count, daysInAdvance } = form;
  const isNoLastDay = ending === 'lastDay' && (!lastDay || lastDay < firstDay);
  return {
    ...(isFrom(1, interval) ? {} : { interval: t.needsInterval }),
    ...(firstDay ? {} : { firstDay: t.needsFirstDay }),
    ...(isNoLastDay && { lastDay: t.needsLastDay }),
    ...(ending === 'count' && !isFrom(1, count) && { count: t.needsCount }),
    ...(isFrom(0, daysInAdvance) ? {} : { daysInAdvance: t.needsDaysInAdvance }),
  };
}

const isFrom = (least: number, value: TypedNumber): value is number => typeof value === 'number' && value >= least;

/** The schedule that was typed; undefined while it has problems. */
export function typedSchedule(form: ScheduleForm): Schedule | undefined {
  if (Object.keys(scheduleErrors(form)).length > 0) return undefined;
  const { unit, interval, anchor, firstDay, ending, lastDay, count, daysInAdvance, hour } = form;
  const ends = { never: 'never', lastDay: { lastDay }, count: { count: Number(count) } } as const;
  return {
    ...{ unit, interval: Number(interval), firstDay, end: ends[ending], daysInAdvance: Number(daysInAdvance), hour },
    ...(anchor !== undefined && unit !== 'week' && { anchor }),
  };
}

/** What becomes of the invoices, as typed. */
export function typedMode({ mode, chargesAtIssue }: ScheduleForm): Pick<Scheduling, 'mode' | 'chargesAtIssue'> {
  return mode === 'charge' ? { mode, chargesAtIssue } : { mode };
}

/** The form with another first day, which a day of the month that was the first one's follows. */
export function withFirstDay(form: ScheduleForm, firstDay: CalendarDay): ScheduleForm {
  const isFollowing = form.anchor === Number(form.firstDay.slice(8));
  return { ...form, firstDay, ...(isFollowing && { anchor: undefined }) };
}

/** The days of a month to choose from: by their number, the last one, and by weekday, Monday first. */
export const DATES: readonly Anchor[] = [...Array.from({ length: 31 }, (_, index) => index + 1), 'last'];
export const WEEKDAYS_OF_MONTH: readonly Anchor[] = ORDINALS.flatMap((ordinal) =>
  [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, ordinal })),
);

/** A day of a month as the value of a choice. */
export function anchorValue(anchor: Anchor): string {
  return typeof anchor === 'object' ? `${anchor.ordinal} ${anchor.weekday}` : String(anchor);
}

/** The day of a month with such a value. */
export function anchorWith(value: string): Anchor | undefined {
  return [...DATES, ...WEEKDAYS_OF_MONTH].find((anchor) => anchorValue(anchor) === value);
}
