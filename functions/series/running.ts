import { comingOf, statusOf } from '#functions/domain/series/due-at.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { SERIES_NOT_RUNNING, SERIES_OVER } from '#shared/refusals/series.ts';
import { firstFrom } from '#shared/series/schedule.ts';
import type { PauseInput, Series } from '#shared/series/schema.ts';
import { checkRunning } from './days-ahead.ts';
import { changeSeries, type Dependencies } from './own-series.ts';

type Of = { readonly id: string; readonly now: Date };
type Versioned = Of & { readonly body: { readonly version?: number | undefined } };

/**
 * Pauses a series until a day or until it is resumed. Throws CONFLICT if it is not running or if the given version is
 * outdated, INVALID_REQUEST if that day is not ahead.
 */
export function pauseSeries(
  dependencies: Dependencies,
  { id, body: { until, version }, now }: Of & { readonly body: PauseInput },
): Promise<Series> {
  return changeSeries(dependencies, {
    ...{ id, version, now, action: 'series.pause' },
    change(before, { today }) {
      checkRunning({ ...before, status: statusOf(before, today) });
      if (until && until <= today) throw invalidRequest([{ path: 'until', rule: 'after', params: { other: 'today' } }]);
      const { pausedUntil, pending, ...rest } = before;
      if (before.status === 'PAUSED' && pausedUntil === until) return null;
      const kept = until ? { pausedUntil: until, ...(pending && { pending }) } : {};
      return { after: { ...rest, ...kept, status: 'PAUSED' } };
    },
  });
}

/**
 * Resumes a paused or stopped series with its next day from today on; one that runs stays as it is. Throws CONFLICT if it
 * was never scheduled, if its schedule is over, or if the given version is outdated.
 */
export function resumeSeries(dependencies: Dependencies, { id, body: { version }, now }: Versioned): Promise<Series> {
  return changeSeries(dependencies, {
    ...{ id, version, now, action: 'series.resume' },
    change(before, { today }) {
      if (before.status === 'DRAFT') throw refusal({ SERIES_NOT_RUNNING }, { what: 'draft' });
      if (statusOf(before, today) === 'ACTIVE') return null;
      const after = resumedOn(before, today);
      if (comingOf(after, 1).length === 0) throw refusal({ SERIES_OVER });
      return { after };
    },
  });
}

/** A series that runs again; the days in between have no invoices. */
function resumedOn({ pausedUntil: _over, ...series }: SeriesRecord, today: CalendarDay): SeriesRecord {
  const { schedule, next, skipped } = series;
  if (!schedule) return series;
  return {
    ...series,
    status: 'ACTIVE',
    next: Math.max(next, firstFrom(schedule, today)),
    skipped: skipped.filter((day) => day >= today),
  };
}

/** Stops a series; one that has ended stays as it is. Throws CONFLICT if it was never scheduled, or for an outdated version. */
export function stopSeries(dependencies: Dependencies, { id, body: { version }, now }: Versioned): Promise<Series> {
  return changeSeries(dependencies, {
    ...{ id, version, now, action: 'series.stop' },
    change(before) {
      if (before.status === 'DRAFT') throw refusal({ SERIES_NOT_RUNNING }, { what: 'draft' });
      if (before.status === 'ENDED') return null;
      const { pausedUntil: _pause, pending: _draft, ...rest } = before;
      return { after: { ...rest, status: 'ENDED' } };
    },
  });
}

/** Dismisses the notice that an invoice stayed a draft, if there is one. */
export function dismissHeld(dependencies: Dependencies, { id, now }: Of): Promise<Series> {
  return changeSeries(dependencies, {
    ...{ id, now, action: 'series.dismiss' },
    change({ held, ...rest }) {
      return held ? { after: rest } : null;
    },
  });
}
