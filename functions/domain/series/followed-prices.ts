import { listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { fromCents } from '#shared/money.ts';
import type { SeriesInput } from '#shared/series/schema.ts';

type Lines = Pick<SeriesInput, 'items'>;
type Content = Lines & { readonly only?: { readonly content: Lines } | undefined };

/** The most items of one read. */
const MAX_READ = 100;

/**
 * Reads what series of a business follow: the same content, each line that follows a product with its price as it is now.
 * A line whose product is gone keeps its rate and follows nothing any more.
 */
export function followingIn(table: Pick<Table, 'getAll'>, businessId: string) {
  const keyOf = (id: string) => listItemKey(listOfBusiness(businessId, 'PRODUCT'), id);

  return async <Series extends Content>(series: Series): Promise<Series> => {
    const ids = followedBy(series);
    if (ids.length === 0) return series;
    const prices = await pricesOf(ids);
    const { only } = series;
    return {
      ...series,
      items: atPrices(series.items, prices),
      ...(only && { only: { ...only, content: { ...only.content, items: atPrices(only.content.items, prices) } } }),
    };
  };

  async function pricesOf(ids: readonly string[]): Promise<Prices> {
    const reads = Array.from({ length: Math.ceil(ids.length / MAX_READ) }, (_, index) =>
      table.getAll<StoredPrice>(ids.slice(index * MAX_READ, (index + 1) * MAX_READ).map(keyOf)),
    );
    const found = new Map((await Promise.all(reads)).flat().map(({ sk, priceCents }) => [sk, priceCents]));
    return new Map(ids.map((id) => [id, found.get(keyOf(id).sk)]));
  }
}

type StoredPrice = { readonly sk: string; readonly priceCents: number };

/** Prices in cents by product; undefined for one that is gone. */
type Prices = ReadonlyMap<string, number | undefined>;

/** The products whose prices a series follows. */
export function followedBy({ items, only }: Content): string[] {
  return [...new Set([...items, ...(only?.content.items ?? [])].flatMap(({ productId }) => productId || []))];
}

function atPrices(items: SeriesInput['items'], prices: Prices): SeriesInput['items'] {
  return items.map(({ productId, ...item }) => {
    const cents = productId && prices.get(productId);
    return typeof cents === 'number' ? { ...item, rate: fromCents(cents), productId } : item;
  });
}
