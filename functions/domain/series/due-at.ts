import type { CalendarDay } from '#shared/calendar-day.ts';
import { type Coming, comingDays, madeAt } from '#shared/series/schedule.ts';
import type { SeriesStatus } from '#shared/series/status.ts';
import type { SeriesRecord } from './series-record.ts';

type Progress = Pick<SeriesRecord, 'status' | 'schedule' | 'next' | 'madeCount' | 'skipped' | 'pausedUntil'>;

/** The next days of a series; none of one that is not scheduled, paused without an end, or over. */
export function comingOf(series: Progress, limit: number): Coming[] {
  const { schedule, status, pausedUntil } = series;
  const isRunning = status === 'ACTIVE' || (status === 'PAUSED' && pausedUntil !== undefined);
  return schedule && isRunning ? comingDays(schedule, series, limit) : [];
}

/** The next day of a series that gets an invoice. */
export function nextOf(series: Progress): CalendarDay | undefined {
  return comingOf(series, series.skipped.length + 1).find(({ isSkipped }) => !isSkipped)?.day;
}

/** Earlier than any run. */
const LONG_SINCE = new Date(0);

/** When there is something to do about a series: a draft to be sent, at once, or its next invoice to be made. */
export function dueAtOf(series: Progress & Pick<SeriesRecord, 'pending'>, timeZone: string): Date | undefined {
  if (series.pending) return LONG_SINCE;
  const day = nextOf(series);
  return day && series.schedule ? madeAt(series.schedule, day, timeZone) : undefined;
}

/** The status of a series on a day: a pause may be over by then, and so may the series. */
export function statusOf(series: Progress, today: CalendarDay): SeriesStatus {
  const { status, pausedUntil, skipped } = series;
  if (status === 'PAUSED' && (pausedUntil === undefined || pausedUntil > today)) return 'PAUSED';
  if (status !== 'ACTIVE' && status !== 'PAUSED') return status;
  const coming = comingOf(series, skipped.length + 1);
  return coming.some(({ day, isSkipped }) => !isSkipped || day >= today) ? 'ACTIVE' : 'ENDED';
}
