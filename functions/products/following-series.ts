import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { retry } from '#functions/data/table/retry.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import { nextOf, statusOf } from '#functions/domain/series/due-at.ts';
import { followedBy } from '#functions/domain/series/followed-prices.ts';
import { MAX_SERIES } from '#functions/domain/series/limits.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesFields } from '#functions/domain/series/series-record.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { fieldsAt, picked } from '#shared/document/fields.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import type { FollowingSeries } from '#shared/series/schema.ts';
import type { ProductList } from './store.ts';

/** How many are listed. */
const LISTED = 20;

type Dependencies = {
  readonly businessId: string;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
  readonly products: Pick<ProductList, 'find'>;
  readonly series: Pick<SeriesStore, 'page'>;
};

/**
 * The series that follow the price of a product, without those that are over. Throws NOT_FOUND if the business has no such
 * product.
 */
export async function followingSeries(
  { businessId, businesses, products, series }: Dependencies,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<FollowingSeries> {
  const [product, today] = await Promise.all([products.find(id), todayOf(businesses, businessId, now)]);
  orNotFound(product, 'product');
  const following = followersOf(id);
  const running: Search<SeriesFields> = {
    fields: [...following.fields, 'status', 'schedule', 'next', 'madeCount', 'skipped', 'pausedUntil'],
    rank(found) {
      const { status = 'DRAFT', next = 0, madeCount = 0, skipped = [], ...rest } = found;
      return statusOf({ ...rest, status, next, madeCount, skipped }, today) === 'ENDED'
        ? NO_MATCH
        : following.rank(found);
    },
  };
  const { items, meta } = await series.page({ page: 1, limit: LISTED, sort: 'billingName', search: running });
  return {
    total: meta.total,
    series: items.map((each) => ({ id: each.id, ...picked(fieldsAt('billTo', 'list'), each), nextDay: nextOf(each) })),
  };
}

/** Stores a product's price in the series that follow it, those that are over included, before it is deleted. */
export async function keepPriceOf(
  series: Pick<SeriesStore, 'page' | 'find' | 'keepPrices'>,
  productId: string,
): Promise<void> {
  const search = followersOf(productId);
  const { items } = await series.page({ page: 1, limit: MAX_SERIES, sort: 'billingName', search });
  const ids = items.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => keepPrices(series, id)));
  }
}

/** How many series are written at once. */
const AT_ONCE = 20;

async function keepPrices(series: Pick<SeriesStore, 'find' | 'keepPrices'>, id: string): Promise<void> {
  const isKept = await retry('kept-price', async () => {
    const found = await series.find(id);
    return found ? series.keepPrices(found) : true;
  });
  if (!isKept) throw refusal({ BUSY });
}

/** Finds the series that have a line which follows a product's price, also of one day alone. */
function followersOf(productId: string): Search<SeriesFields> {
  return {
    fields: ['items', 'only'],
    rank: ({ items = [], only }) => (followedBy({ items, only }).includes(productId) ? 0 : NO_MATCH),
  };
}
