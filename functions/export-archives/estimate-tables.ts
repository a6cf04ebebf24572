import type { CalendarDay } from '#shared/calendar-day.ts';
import { FIELD_NAMES, fieldsAt } from '#shared/document/fields.ts';
import { isIncluded } from '#shared/document/totals.ts';
import { groupOf } from '#shared/estimate/choices.ts';
import { type EstimateFilter, estimateState } from '#shared/estimate/status.ts';
import { toCents } from '#shared/money.ts';
import { amount, type Columns, moment } from './csv-file.ts';
import { CHARGED_COLUMNS, customFieldsText, taxColumns, textColumns } from './csv-tables.ts';
import type { ExportedEstimate } from './records.ts';

/** An estimate with what its list calls it on the day of the export. */
type StatedEstimate = ExportedEstimate & { readonly state: EstimateFilter };

/** The columns of the table of estimates. */
export const ESTIMATE_COLUMNS: Columns<StatedEstimate> = {
  number: ({ invoiceNumber }) => invoiceNumber,
  status: ({ state }, { texts }) => texts.estimateStates[state],
  date: ({ issueDate }) => issueDate,
  validUntil: ({ dueDate }) => dueDate,
  ...textColumns<StatedEstimate>(fieldsAt('billTo')),
  currency: ({ currency }) => currency,
  subtotal: ({ subtotal }) => amount(subtotal),
  discount: ({ discount }) => amount(discount),
  shipping: ({ shipping }) => amount(shipping),
  ...taxColumns<StatedEstimate>(({ tax }) => toCents(tax)),
  total: ({ total }) => amount(total),
  version: ({ sentVersion }) => sentVersion,
  decidedAt: ({ answer }, reading) => moment(answer?.at, reading),
  acceptedBy: ({ answer }) => answer?.name,
  reference: ({ answer }) => answer?.reference,
  reason: ({ answer }) => answer?.reason,
  deposit: ({ deposit }) => deposit?.invoiceNumber,
  invoices: ({ invoices = [] }) => invoices.map(({ invoiceNumber }) => invoiceNumber).join('; '),
  // Those of the customer stay where they are.
  ...textColumns<StatedEstimate>(FIELD_NAMES),
  customerId: ({ customerId }) => customerId,
  customFields: customFieldsText,
  id: ({ id }) => id,
};

/** Estimates as their list calls them on a day. */
export async function* statedOn(
  today: CalendarDay,
  estimates: AsyncIterable<ExportedEstimate>,
): AsyncGenerator<StatedEstimate> {
  for await (const estimate of estimates) yield { ...estimate, state: estimateState(estimate, today) };
}

type EstimateLine = ExportedEstimate['items'][number] & { of: ExportedEstimate; position: number };

/** The columns of the table of their lines. */
export const ESTIMATE_LINE_COLUMNS: Columns<EstimateLine> = {
  estimateNumber: ({ of }) => of.invoiceNumber,
  ...CHARGED_COLUMNS,
  choice: (line, { texts }) => groupOf(line) ?? (line.choice && texts.optional),
  included: (line, { texts }) => (isIncluded(line) ? texts.yes : texts.no),
};

/** The lines of estimates. */
export async function* estimateLinesOf(estimates: AsyncIterable<ExportedEstimate>): AsyncGenerator<EstimateLine> {
  for await (const of of estimates) yield* of.items.map((item, index) => ({ ...item, of, position: index + 1 }));
}
