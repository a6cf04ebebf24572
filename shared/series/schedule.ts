import { addDays, type CalendarDay, monthEnd } from '#shared/calendar-day.ts';
import { hourIn } from '#shared/zoned-time.ts';
import type { Anchor, Ordinal, Schedule, ScheduleUnit } from './schedule-schema.ts';

/** The rule of a schedule's days. */
export type Days = Pick<Schedule, 'unit' | 'interval' | 'anchor' | 'firstDay'>;

const MONTHS: Readonly<Record<Exclude<ScheduleUnit, 'week'>, number>> = { month: 1, quarter: 3, year: 12 };

/** The n-th day of a schedule, counted from 0: a function of the rule and n alone, so that no day drifts. */
export function nthDay(days: Days, n: number): CalendarDay {
  if (days.unit === 'week') return addDays(days.firstDay, 7 * days.interval * n);
  const step = MONTHS[days.unit] * days.interval;
  const startsLater = anchored(days, days.firstDay) < days.firstDay;
  return anchored(days, monthStart(days.firstDay, step * n + (startsLater ? 1 : 0)));
}

/** The number of the first day of a schedule that is not before a day. */
export function firstFrom(days: Days, day: CalendarDay): number {
  let low = 0;
  let high = 1;
  while (nthDay(days, high) < day) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (nthDay(days, middle) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** When the invoice of a day is made. */
export function madeAt(
  { daysInAdvance, hour }: Pick<Schedule, 'daysInAdvance' | 'hour'>,
  day: CalendarDay,
  timeZone: string,
): Date {
  return hourIn(timeZone, addDays(day, -daysInAdvance), hour);
}

/** How far a series has come. */
export type Progress = {
  /** The number of the first day that was neither invoiced nor passed over. */
  readonly next: number;
  /** How many invoices it made. */
  readonly madeCount: number;
  /** Days ahead that are skipped. */
  readonly skipped: readonly CalendarDay[];
  /** The first day on which it may have an invoice again. */
  readonly pausedUntil?: CalendarDay | undefined;
};

/** A day ahead with its number in the schedule. */
export type Coming = { readonly day: CalendarDay; readonly n: number; readonly isSkipped: boolean };

/** The next days of a series, skipped ones included, at most so many; fewer if it ends. */
export function comingDays(schedule: Schedule, progress: Progress, limit: number): Coming[] {
  const { next, pausedUntil, skipped, madeCount } = progress;
  const { end } = schedule;
  const coming: Coming[] = [];
  const first = Math.max(next, pausedUntil ? firstFrom(schedule, pausedUntil) : 0);
  for (let n = first, made = madeCount; coming.length < limit; n++) {
    const day = nthDay(schedule, n);
    if (end !== 'never' && ('count' in end ? made >= end.count : day > end.lastDay)) break;
    const isSkipped = skipped.includes(day);
    if (!isSkipped) made++;
    coming.push({ day, n, isSkipped });
  }
  return coming;
}

/** The day of the anchor in the month of a day. */
function anchored({ anchor, firstDay }: Days, day: CalendarDay): CalendarDay {
  return dayOf(anchor ?? Number(firstDay.slice(8)), day.slice(0, 7));
}

function dayOf(anchor: Anchor, month: string): CalendarDay {
  const last = monthEnd(`${month}-01`);
  if (anchor === 'last') return last;
  if (typeof anchor === 'object') return weekdayOf(anchor, { month, last });
  const day = `${month}-${String(anchor).padStart(2, '0')}`;
  return day < last ? day : last;
}

function weekdayOf(
  { weekday, ordinal }: { readonly weekday: number; readonly ordinal: Ordinal },
  { month, last }: { readonly month: string; readonly last: CalendarDay },
): CalendarDay {
  const first = addDays(`${month}-01`, (weekday - weekdayIn(`${month}-01`) + 7) % 7);
  if (ordinal !== 'last') return addDays(first, 7 * (ordinal - 1));
  const fifth = addDays(first, 28);
  return fifth <= last ? fifth : addDays(first, 21);
}

/** The weekday of a day; 0 is Sunday. */
export function weekdayIn(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The first day of the month so many months after that of a day. */
function monthStart(day: CalendarDay, months: number): CalendarDay {
  return `${monthEnd(day, months).slice(0, 7)}-01`;
}
