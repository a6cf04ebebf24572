import type { CalendarDay } from '#shared/calendar-day.ts';
import { FIELD_NAMES, fieldsAt } from '#shared/document/fields.ts';
import { amount, type Columns, moment } from './csv-file.ts';
import { customFieldsText, textColumns } from './csv-tables.ts';
import type { ExportedSeries } from './records.ts';

/** The columns of the table of series of recurring invoices. */
export const SERIES_COLUMNS: Columns<ExportedSeries> = {
  status: ({ status }, { texts }) => texts.seriesStatuses[status],
  ...textColumns<ExportedSeries>(fieldsAt('billTo')),
  currency: ({ currency }) => currency,
  total: ({ total }) => amount(total),
  sending: ({ mode }, { texts }) => mode && texts.seriesModes[mode],
  repeatUnit: ({ schedule }, { texts }) => schedule && texts.scheduleUnits[schedule.unit],
  repeatInterval: ({ schedule }) => schedule?.interval,
  firstDay: ({ schedule }) => schedule?.firstDay,
  lastDay: ({ schedule }) => endOf(schedule).lastDay,
  invoiceCount: ({ schedule }) => endOf(schedule).count,
  daysInAdvance: ({ schedule }) => schedule?.daysInAdvance,
  dueInDays: ({ dueInDays }) => dueInDays,
  pausedUntil: ({ pausedUntil }) => pausedUntil,
  invoices: ({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber).join('; '),
  paymentMethod: ({ paymentMethod }, { texts }) => texts.paymentMethods[paymentMethod],
  ...textColumns<ExportedSeries>(FIELD_NAMES),
  paymentTerms: ({ paymentTerms }, { texts }) => paymentTerms && texts.terms(paymentTerms),
  customerId: ({ customerId }) => customerId,
  customFields: customFieldsText,
  added: ({ createdAt }, reading) => moment(createdAt, reading),
  id: ({ id }) => id,
};

/** Series as they stand on a day: a pause that has ended by then is none. */
export async function* seriesOn(
  today: CalendarDay,
  series: AsyncIterable<ExportedSeries>,
): AsyncGenerator<ExportedSeries> {
  for await (const { pausedUntil, ...each } of series) {
    const isOver = pausedUntil !== undefined && pausedUntil <= today;
    yield { ...each, ...(isOver ? { status: 'ACTIVE' } : pausedUntil && { pausedUntil }) };
  }
}

function endOf(schedule: ExportedSeries['schedule']): { readonly lastDay?: CalendarDay; readonly count?: number } {
  return schedule && schedule.end !== 'never' ? schedule.end : {};
}
