import { comingOf } from '#functions/domain/series/due-at.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_A_SERIES_DAY, SERIES_NOT_RUNNING } from '#shared/refusals/series.ts';

/** The most days ahead that can be skipped or have other content, counted from the next one. */
const MAX_AHEAD = 60;

/** Throws CONFLICT unless a series is to have an invoice on a day, or skips it. */
export function checkAhead(series: SeriesRecord, day: CalendarDay): void {
  if (!comingOf(series, MAX_AHEAD).some((coming) => coming.day === day)) throw refusal({ NOT_A_SERIES_DAY }, { day });
}

/** Whether a day of a series is neither invoiced nor passed over yet, as one that was skipped is once it is past. */
export function isAhead(series: SeriesRecord, day: CalendarDay, today: CalendarDay): boolean {
  const coming = comingOf(series, MAX_AHEAD).find((each) => each.day === day);
  return coming !== undefined && (!coming.isSkipped || day >= today);
}

/** Throws CONFLICT for a series that was not scheduled yet, or that has ended. */
export function checkRunning({ status }: SeriesRecord): void {
  if (status === 'DRAFT') throw refusal({ SERIES_NOT_RUNNING }, { what: 'draft' });
  if (status === 'ENDED') throw refusal({ SERIES_NOT_RUNNING }, { what: 'ended' });
}
