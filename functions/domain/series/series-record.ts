import type { Listed } from '#functions/data/list/list-item.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ExemptTax } from '#shared/canada/tax-exemption.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { SeriesInput } from '#shared/series/schema.ts';
import type { HoldReason, SeriesMode, SeriesStatus } from '#shared/series/status.ts';

/** A series as stored: what its invoices have, when they are made, and how far it has come. */
export type SeriesFields = SeriesInput & {
  readonly businessId: string;
  /** PAUSED with `pausedUntil` means running once that day comes. */
  readonly status: SeriesStatus;
  readonly schedule?: Schedule | undefined;
  readonly mode?: SeriesMode | undefined;
  readonly chargesAtIssue?: boolean | undefined;
  /** The number of the first day of its schedule that was neither invoiced nor passed over. */
  readonly next: number;
  /** How many invoices it made. */
  readonly madeCount: number;
  /** The latest day with an invoice. */
  readonly lastMade?: CalendarDay | undefined;
  /** Days ahead that are skipped. */
  readonly skipped: readonly CalendarDay[];
  /** The first day with an invoice again, of one that is paused until a day. */
  readonly pausedUntil?: CalendarDay | undefined;
  /** A draft that it made and that is to be sent. */
  readonly pending?: { readonly invoiceId: string; readonly day: CalendarDay } | undefined;
  /** The latest invoice that stayed a draft although it was to be sent. */
  readonly held?: { readonly day: CalendarDay; readonly invoiceId: string; readonly because: HoldReason } | undefined;
  /** Days without an invoice although they were to have one, earliest first. */
  readonly missed?: readonly CalendarDay[] | undefined;
  /** The day ahead whose invoice alone has other content. */
  readonly only?: { readonly day: CalendarDay; readonly content: SeriesInput } | undefined;
  /** The total of its next invoice when the series was last changed, in cents. */
  readonly totalCents: number;
  /** The taxes of the province, as of the same time. */
  readonly taxes?: readonly InvoiceTax[];
  /** Taxes not charged because the customer is exempt, as of the same time. */
  readonly exemptFrom?: readonly ExemptTax[];
  /** The number of writes so far, those of runs included, which do not change `version`. */
  readonly changes: number;
  readonly updatedAt: string;
};

export type SeriesRecord = Listed<SeriesFields>;

/** A series as the activity log records it: its schedule as fields of their own. */
export function recordedSeries(series: SeriesRecord) {
  const { schedule, only, skipped, taxes: _taxes, ...fields } = series;
  return {
    ...fields,
    ...(schedule && {
      repeatUnit: schedule.unit,
      repeatInterval: schedule.interval,
      firstDay: schedule.firstDay,
      ...(schedule.end !== 'never' && 'lastDay' in schedule.end && { lastDay: schedule.end.lastDay }),
      ...(schedule.end !== 'never' && 'count' in schedule.end && { invoiceCount: schedule.end.count }),
      daysInAdvance: schedule.daysInAdvance,
      hour: schedule.hour,
    }),
    ...(only && { onlyDay: only.day }),
    ...(skipped.length > 0 && { skippedDay: skipped.at(-1) }),
  };
}
