import { isSameContent } from '#functions/domain/document/same-content.ts';
import { contentOn, draftOn } from '#functions/domain/series/draft-on.ts';
import { nextOf } from '#functions/domain/series/due-at.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { priced } from '#shared/document/pricing.ts';
import { customersOf, type Surroundings, type ViewDependencies } from './view.ts';

export type Totalling = ViewDependencies & { readonly series: Pick<SeriesStore, 'followed'> };

/** The total of a series' next invoice in cents: as stored, unless a price that it follows has changed since. */
export async function totalOf(
  { businessId, businesses, customers, series: store }: Totalling,
  series: SeriesRecord,
  { today, now }: Pick<Surroundings, 'today' | 'now'>,
): Promise<number> {
  const current = await store.followed(series);
  if (current === series || isSameContent(current, series)) return series.totalCents;
  const day = nextOf(current) ?? today;
  const content = contentOn(current, day);
  const [company, customerOf] = await Promise.all([
    businesses.findCompany(businessId),
    customersOf(customers, [content]),
  ]);
  return priced(draftOn(current, { day, customer: customerOf(content), now }), company).totalCents;
}
