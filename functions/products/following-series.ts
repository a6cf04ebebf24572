import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { retry } from '#functions/data/table/retry.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import { currentTotal, type TotalDependencies } from '#functions/domain/series/current-total.ts';
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

type Keeping = TotalDependencies & {
  readonly businessId: string;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
  readonly series: Pick<SeriesStore, 'page' | 'find' | 'keepPrices'>;
};
type Product = { readonly id: string; readonly now: Date };

/** How many series are written at once. */
const AT_ONCE = 20;

/** Stores a product's price in the series that follow it, those that are over included, before it is deleted. */
export async function keepPriceOf(dependencies: Keeping, { id: productId, now }: Product): Promise<void> {
  const { businessId, businesses, series } = dependencies;
  const search = followersOf(productId);
  const { items } = await series.page({ page: 1, limit: MAX_SERIES, sort: 'billingName', search });
  if (items.length === 0) return;
  const on = { today: await todayOf(businesses, businessId, now), now };
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(({ id }) => keepPrices(dependencies, id, on)));
  }
}

async function keepPrices(dependencies: Keeping, id: string, on: Parameters<typeof currentTotal>[2]): Promise<void> {
  const { series } = dependencies;
  const isKept = await retry('kept-prices', async () => {
    const found = await series.find(id);
    return found ? series.keepPrices({ ...found, totalCents: await currentTotal(dependencies, found, on) }) : true;
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
