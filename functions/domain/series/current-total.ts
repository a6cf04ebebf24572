import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { priced } from '#shared/document/pricing.ts';
import { contentOn, draftOn } from './draft-on.ts';
import { nextOf } from './due-at.ts';
import type { SeriesRecord } from './series-record.ts';

/** What the total of a series depends on besides itself. */
export type TotalDependencies = {
  readonly businesses: Pick<Businesses, 'findCompany'>;
  readonly customers: Pick<CustomerList, 'find'>;
};

/** The total that the next invoice of a series has as things are, in cents. */
export async function currentTotal(
  { businesses, customers }: TotalDependencies,
  series: SeriesRecord,
  { today, now }: { readonly today: CalendarDay; readonly now: Date },
): Promise<number> {
  const day = nextOf(series) ?? today;
  const { customerId } = contentOn(series, day);
  const [company, customer] = await Promise.all([
    businesses.findCompany(series.businessId),
    customerId ? customers.find(customerId) : undefined,
  ]);
  return priced(draftOn(series, { day, customer, now }), company).totalCents;
}
