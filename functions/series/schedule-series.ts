import { isSameContent } from '#functions/domain/document/same-content.ts';
import { comingOf, nextOf, statusOf } from '#functions/domain/series/due-at.ts';
import { MAX_CATCH_UP, MAX_MISSED } from '#functions/domain/series/limits.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { SERIES_TOO_FAR_BACK } from '#shared/refusals/series.ts';
import { firstFrom, nthDay } from '#shared/series/schedule.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { Scheduling, Series } from '#shared/series/schema.ts';
import { pricedOn } from './content.ts';
import { changeSeries, type Dependencies } from './own-series.ts';

type Wanted = { readonly id: string; readonly body: Scheduling; readonly now: Date };

/**
 * Starts a series, or changes its schedule from now on: a pause stays, what has ended runs again. Throws
 * INVALID_REQUEST if no day is left, or if the next invoice would break a rule; CONFLICT if the given version is outdated,
 * or if more past days are to have invoices than are made up for.
 */
export function scheduleSeries(
  dependencies: Dependencies,
  { id, body: { version, includesPast = false, mode, chargesAtIssue, ...body }, now }: Wanted,
): Promise<Series> {
  const schedule = withoutIdleAnchor(body.schedule);
  return changeSeries(dependencies, {
    ...{ id, version, now, action: 'series.schedule' },
    async change(before, surroundings) {
      const scheduled = rescheduled(before, { schedule, includesPast, today: surroundings.today });
      const { pending, chargesAtIssue: _before, ...rest } = scheduled;
      const changed: SeriesRecord = {
        ...rest,
        mode,
        ...(mode === 'charge' && chargesAtIssue && { chargesAtIssue }),
        ...(pending && mode !== 'draft' && { pending }),
      };
      if (isSameContent(before, changed)) return null;
      const [coming] = comingOf({ ...changed, status: 'ACTIVE' }, 1);
      if (!coming) throw noDayLeft(changed, schedule);
      const day = nextOf({ ...changed, status: 'ACTIVE' }) ?? coming.day;
      return { after: await pricedOn(dependencies.customers, changed, { ...surroundings, day }) };
    },
  });
}

/** How many days of a schedule have passed before a day. */
export function passedCount(schedule: Schedule, today: CalendarDay): number {
  const { end } = schedule;
  const passed = firstFrom(schedule, today);
  if (end === 'never') return passed;
  return Math.min(passed, 'count' in end ? end.count : firstFrom(schedule, addDays(end.lastDay, 1)));
}

/** Weeks repeat the weekday of the first day, so that an anchor would say nothing. */
export function withoutIdleAnchor({ anchor, ...schedule }: Schedule): Schedule {
  return schedule.unit === 'week' || anchor === undefined ? schedule : { ...schedule, anchor };
}

type Rescheduling = {
  readonly schedule: Schedule;
  readonly includesPast: boolean;
  readonly today: CalendarDay;
};

/** A series that goes on by another schedule; what concerns a day that it no longer has goes. */
function rescheduled(before: SeriesRecord, { schedule, includesPast, today }: Rescheduling): SeriesRecord {
  const isOn = (day: CalendarDay) => nthDay(schedule, firstFrom(schedule, day)) === day;
  const next = firstFrom(schedule, startOf(before, { schedule, includesPast, today }));
  if (includesPast) checkPast(dueCount(schedule, today) - next);
  const { only, pausedUntil, ...rest } = before;
  return {
    ...rest,
    schedule,
    status: before.status === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
    ...(before.status === 'PAUSED' && pausedUntil && { pausedUntil }),
    next,
    skipped: before.skipped.filter((day) => day >= nthDay(schedule, next) && isOn(day)),
    ...(only && isOn(only.day) && { only }),
  };
}

/** The first day that a schedule may invoice: never one before the latest invoice. */
function startOf(before: SeriesRecord, { schedule, includesPast, today }: Rescheduling): CalendarDay {
  const { lastMade } = before;
  const afterLast = lastMade ? addDays(lastMade, 1) : schedule.firstDay;
  // A day that is due, but whose run is late, stays due; one that was skipped does not.
  const due = statusOf(before, today) === 'ACTIVE' ? nextOf(before) : undefined;
  const wanted = includesPast ? schedule.firstDay : due && due < today ? due : today;
  if (wanted < afterLast) return afterLast;
  return wanted;
}

/** How many days a run will find: those beyond what it makes up for do not count towards an end after so many. */
function dueCount(schedule: Schedule, today: CalendarDay): number {
  const count = passedCount(schedule, today);
  const endsByCount = schedule.end !== 'never' && 'count' in schedule.end;
  return endsByCount && count > MAX_CATCH_UP ? firstFrom(schedule, today) : count;
}

function checkPast(count: number): void {
  const max = MAX_CATCH_UP + MAX_MISSED;
  if (count > max) throw refusal({ SERIES_TOO_FAR_BACK }, { count, max });
}

/** The broken rule of a schedule that has ended already. */
function noDayLeft({ madeCount }: SeriesRecord, { end }: Schedule) {
  return end !== 'never' && 'count' in end
    ? invalidRequest([{ path: 'schedule.end.count', rule: 'greaterThan', params: { min: madeCount } }])
    : invalidRequest([{ path: 'schedule.end.lastDay', rule: 'after', params: { other: 'firstDay' } }]);
}
