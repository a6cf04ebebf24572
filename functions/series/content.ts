import { checkContent, isWithin, linesTooLong } from '#functions/domain/document/check-content.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import { contentOn, draftOn } from '#functions/domain/series/draft-on.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { priced } from '#shared/document/pricing.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { customersOf, type Surroundings } from './view.ts';

/**
 * A series with the price that its invoice of a day has as things are. Throws INVALID_REQUEST if that invoice would break a
 * rule, or if the series is too long to store.
 */
export async function pricedOn(
  customers: Pick<CustomerList, 'find'>,
  series: SeriesRecord,
  { day, company, now }: Pick<Surroundings, 'company' | 'now'> & { readonly day: CalendarDay },
): Promise<SeriesRecord> {
  checkSize(series);
  const content = contentOn(series, day);
  const customerOf = await customersOf(customers, [content]);
  const invoice = priced(draftOn(series, { day, customer: customerOf(content), now }), company);
  checkContent(invoice);
  const { totalCents, taxes, exemptFrom } = invoice;
  const { taxes: _taxes, exemptFrom: _exemptFrom, ...rest } = series;
  return { ...rest, totalCents, ...(taxes && { taxes }), ...(exemptFrom && { exemptFrom }) };
}

/** DynamoDB counts an item with its copy in the index by name: 400 KB together. */
const MAX_BYTES = 180_000;

/** What all days and a day alone have is stored as entered, before the placeholders are filled in. */
function checkSize(series: SeriesRecord): void {
  if (!isWithin(series, MAX_BYTES)) throw invalidRequest([linesTooLong(MAX_BYTES)]);
}
