import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { firstFrom, nthDay } from '#shared/series/schedule.ts';
import type { SeriesMode } from '#shared/series/status.ts';
import { nextOf } from './due-at.ts';
import { MAX_MISSED } from './limits.ts';
import type { SeriesRecord } from './series-record.ts';

type Made = {
  readonly day: CalendarDay;
  readonly invoice: Pick<InvoiceRecord, 'id' | 'customerId'>;
  readonly mode: SeriesMode;
  /** The days before it that get no invoice any more. */
  readonly missed?: readonly CalendarDay[] | undefined;
};

/** A series once the invoice of a day is made: that of a day ahead moves it on, that of a missed one does not. */
export function afterMaking(series: SeriesRecord, { day, invoice, mode, missed = [] }: Made): SeriesRecord {
  const { keepCustomer, customerId, lastMade = day, ...rest } = movedPast(series, day, missed);
  const kept = customerId ?? (keepCustomer ? invoice.customerId : undefined);
  return ended({
    ...rest,
    ...(kept ? { customerId: kept } : keepCustomer !== undefined && { keepCustomer }),
    madeCount: series.madeCount + 1,
    lastMade: lastMade > day ? lastMade : day,
    ...(mode !== 'draft' && { pending: { invoiceId: invoice.id, day } }),
  });
}

/** A series that goes on after a day without an invoice, since that day has one, or had. */
export function afterPassing(series: SeriesRecord, day: CalendarDay, missed: readonly CalendarDay[]): SeriesRecord {
  return ended(movedPast(series, day, missed));
}

function movedPast(series: SeriesRecord, day: CalendarDay, missed: readonly CalendarDay[]): SeriesRecord {
  const { schedule, next, only, pausedUntil, missed: before = [], ...rest } = series;
  const n = schedule ? firstFrom(schedule, day) : next;
  const isAhead = schedule !== undefined && n >= next && nthDay(schedule, n) === day;
  const stillMissed = [...before, ...missed].filter((each) => each !== day).slice(-MAX_MISSED);
  const isPaused = pausedUntil !== undefined && (!isAhead || pausedUntil > day);
  return {
    ...rest,
    ...(schedule && { schedule }),
    next: isAhead ? n + 1 : next,
    skipped: isAhead ? series.skipped.filter((each) => each > day) : series.skipped,
    ...(stillMissed.length > 0 && { missed: stillMissed }),
    ...(only && (only.day > day || (!isAhead && only.day !== day)) && { only }),
    ...(isPaused && { pausedUntil }),
    ...(pausedUntil !== undefined && !isPaused && series.status === 'PAUSED' && { status: 'ACTIVE' as const }),
  };
}

/** A running series is over once nothing comes any more. */
function ended(series: SeriesRecord): SeriesRecord {
  const { status, pausedUntil } = series;
  const isRunning = status === 'ACTIVE' || (status === 'PAUSED' && pausedUntil !== undefined);
  return isRunning && nextOf(series) === undefined ? { ...series, status: 'ENDED' } : series;
}
