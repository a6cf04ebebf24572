import { expect, it, vi } from 'vitest';
import type { Key } from '#functions/data/table/keys.ts';
import type { SeriesInput } from '#shared/series/schema.ts';
import { followedBy, followingIn } from './followed-prices.ts';

const line = (productId?: string, rate = 5) => ({ name: 'Care', quantity: 1, rate, ...(productId && { productId }) });
const lines = (...items: SeriesInput['items']) => ({ items });

/** Follows the prices of products, which are read from `prices`, in cents. */
function following(prices: Readonly<Record<string, number>>) {
  const getAll = vi.fn(async (keys: readonly Key[]) =>
    keys.flatMap(({ pk, sk }) => {
      const priceCents = prices[sk.replace('PRODUCT#', '')];
      return pk === 'BUSINESS#b1' && priceCents !== undefined ? { sk, priceCents } : [];
    }),
  );
  return { getAll, followed: followingIn({ getAll: getAll as never }, 'b1') };
}

it('reads nothing for lines that follow nothing', async () => {
  const { getAll, followed } = following({});
  const series = lines(line());
  expect(await followed(series)).toBe(series);
  expect(getAll).not.toHaveBeenCalled();
});

it('gives each line the price of its product, a price of nothing included, and keeps those of others', async () => {
  const { followed } = following({ a: 1999, free: 0 });
  expect(await followed(lines(line('a'), line(), line('free')))).toEqual(
    lines(line('a', 19.99), line(), line('free', 0)),
  );
});

it('keeps the rate of a line whose product is gone, which then follows nothing', async () => {
  const { followed } = following({});
  expect(await followed(lines(line('gone', 7)))).toEqual(lines(line(undefined, 7)));
});

it('does the same for the content of a day alone', async () => {
  const { followed } = following({ a: 100 });
  const series = { ...lines(line()), only: { day: '2026-01-01', content: lines(line('a'), line('gone')) } };
  expect(await followed(series)).toEqual({
    ...lines(line()),
    only: { day: '2026-01-01', content: lines(line('a', 1), line()) },
  });
  expect(followedBy(series)).toEqual(['a', 'gone']);
});

it('reads each product once, a hundred at a time', async () => {
  const products = Array.from({ length: 150 }, (_, index) => `p${index}`);
  const { getAll, followed } = following(Object.fromEntries(products.map((id, index) => [id, index])));
  const found = await followed(lines(...[...products, ...products.slice(0, 50)].map((id) => line(id))));
  expect(found.items.map(({ rate }) => Math.round(rate * 100))).toEqual([
    ...products.map((_, index) => index),
    ...Array.from({ length: 50 }, (_, index) => index),
  ]);
  expect(getAll.mock.calls.map(([keys]) => keys.length)).toEqual([100, 50]);
});
