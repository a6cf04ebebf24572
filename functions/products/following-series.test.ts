import { expect, it } from 'vitest';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { FIRST_DUE, seriesHarness } from '#test/support/series-harness.ts';
import { followingSeries } from './following-series.ts';
import { removeProduct } from './products.ts';
import { productsIn } from './store.ts';

const table = await emulatedTable();
const harness = seriesHarness(table);
const now = new Date(FIRST_DUE);

const on = (businessId: string, through = table) => ({
  ...{ businessId, businesses: businessesIn(through), customers: customersIn(through, businessId) },
  ...{ products: productsIn(through, businessId), series: seriesIn(through, businessId) },
});

/** A business with a product of 450.00, and so many series with a line that follows it, entered at another price. */
async function aFollowedProduct(count: number) {
  const businessId = await harness.aBusiness();
  const fields = { shortDescription: 'Logo', detailedDescription: 'In three sizes', priceCents: 45_000 };
  const { id } = await productsIn(table, businessId).add(fields, now);
  const items = [{ name: 'Logo', quantity: 2, rate: 1, productId: id }];
  const series = await Promise.all(Array.from({ length: count }, () => harness.aSeries(businessId, { items })));
  return { businessId, id, series };
}

const KEPT = [{ name: 'Logo', quantity: 2, rate: 450 }];

it('keeps the price in every series, more of them than are written at once', async () => {
  const { businessId, id, series } = await aFollowedProduct(45);
  const dependencies = on(businessId);
  const { total, series: listed } = await followingSeries(dependencies, { id, now });
  expect([total, listed.length]).toEqual([45, 20]);
  await removeProduct(dependencies, { id, now });
  for (const of of series) {
    expect(await harness.read(of)).toMatchObject({ items: KEPT, totalCents: 90_000, version: 1 });
  }
});

it('keeps the price while an invoice is made, which has it whichever comes first', async () => {
  for (let round = 0; round < 10; round++) {
    const { businessId, id, series } = await aFollowedProduct(1);
    const [of] = series;
    if (!of) throw new Error('There is no series');
    await Promise.all([harness.run(of, FIRST_DUE), removeProduct(on(businessId), { id, now })]);
    await harness.run(of, FIRST_DUE);
    expect((await harness.onlyInvoice(of)).items).toEqual(KEPT);
    expect((await harness.read(of)).items).toEqual(KEPT);
  }
});

it('deletes nothing before every price is kept, and goes on after it was killed', async () => {
  for (let writes = 0; writes < 4; writes++) {
    const { businessId, id, series } = await aFollowedProduct(3);
    await expect(removeProduct(on(businessId, tableKilledAfter(table, writes, true)), { id, now })).rejects.toThrow();
    expect(await productsIn(table, businessId).find(id)).toMatchObject({ priceCents: 45_000 });
    await removeProduct(on(businessId), { id, now });
    for (const of of series) expect((await harness.read(of)).items).toEqual(KEPT);
  }
});
