import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { FollowingSeries, Series, SeriesInvoice, SeriesListItem, SeriesPreview } from '#shared/series/schema.ts';
import { aSchedule, aScheduledSeries, aSeries, aStoredSeries, FIRST_DAY } from '#test/support/a-series.ts';
import { productUrl } from '#test/support/client.ts';
import { aPerson, aProduct, type Person, todayOf } from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const read = async (id: string) => (await owner.call<Series>('GET', `/series/${id}`)).body;
const reprice = (id: string, price: number) => owner.call('PATCH', `/products/${id}`, { body: { price } });
const following = async (id: string) => (await owner.call<FollowingSeries>('GET', `/products/${id}/series`)).body;
const listed = async (name: string) =>
  (await owner.call<{ data: SeriesListItem[] }>('GET', `/series?searchQuery=${name}`)).body.data;

/** A product of 450.00, and two of it, as a line that follows its price, beside one that does not. */
async function followed() {
  const product = await aProduct(owner);
  const items = [
    { name: 'Logo', quantity: 2, rate: 450, productId: product.id },
    { name: 'Hosting', quantity: 1, rate: 450 },
  ];
  return { product, items };
}

describe('a line that follows the price of its product', () => {
  it('has the price of now in the series, its coming days, the list and a preview', async () => {
    const { product, items } = await followed();
    const { id, version } = await aScheduledSeries(owner, { items, billingName: 'Followed Inc.' });
    expect(await read(id)).toMatchObject({ total: 1350, items: [{ rate: 450, productId: product.id }, { rate: 450 }] });
    await reprice(product.id, 500.5);
    const after = await read(id);
    expect(after).toMatchObject({ version, total: 1451, items: [{ rate: 500.5, amount: 1001 }, { rate: 450 }] });
    expect(after.coming.map(({ total }) => total)).toEqual([1451, 1451, 1451]);
    expect(await listed('Followed')).toMatchObject([{ id, total: 1451 }]);
    await owner.call('POST', `/series/${id}/skip`, { body: { day: FIRST_DAY, isSkipped: true } });
    expect(await listed('Followed')).toMatchObject([{ id, total: 1451 }]);
    const { body: preview } = await owner.call<SeriesPreview>('POST', '/series/preview', {
      body: { ...aSeries({ items }), schedule: aSchedule() },
    });
    expect(preview.coming[0]).toMatchObject({ total: 1451 });
  });

  it('is invoiced at that price, with its own name, and without a trace of the product', async () => {
    const { product, items } = await followed();
    const { id } = await aScheduledSeries(owner, { items });
    await reprice(product.id, 99.99);
    await owner.call('PATCH', `/products/${product.id}`, { body: { shortDescription: 'Renamed', unit: 'h' } });
    const { status, body } = await owner.call<Invoice>('POST', `/series/${id}/make`, { body: { day: FIRST_DAY } });
    expect(status).toBe(201);
    expect(body.items).toEqual([
      { name: 'Logo', quantity: 2, rate: 99.99, amount: 199.98 },
      { name: 'Hosting', quantity: 1, rate: 450, amount: 450 },
    ]);
    expect(body.total).toBe(649.98);
    await reprice(product.id, 1);
    expect((await owner.call<Invoice>('GET', `/invoices/${body.id}`)).body.total).toBe(649.98);
  });

  it('is invoiced at that price by the schedule, too', async () => {
    const { product, items } = await followed();
    const { id } = await aStoredSeries(owner, { items });
    const schedule = aSchedule({ firstDay: await todayOf(owner), hour: 0 });
    await owner.call('POST', `/series/${id}/schedule`, { body: { schedule, mode: 'draft' } });
    await reprice(product.id, 10);
    const at = new Date().toISOString();
    await fetch(`${productUrl()}/local/schedules/run`, { method: 'POST', body: JSON.stringify({ at }) });
    const { body } = await owner.call<{ data: SeriesInvoice[] }>('GET', `/series/${id}/invoices`);
    expect(body.data).toMatchObject([{ invoice: { status: 'DRAFT', total: 470 } }]);
  });

  it('is stored at that price, whichever one was sent, and changing only it changes nothing', async () => {
    const { product, items } = await followed();
    const stored = await aStoredSeries(owner, { items: items.map((item) => ({ ...item, rate: 1 })) });
    expect(stored).toMatchObject({ total: 901, items: [{ rate: 450 }, { rate: 1 }] });
    const again = {
      items: [
        { ...items[0], rate: 3 },
        { ...items[1], rate: 1 },
      ],
      version: stored.version,
    };
    const { body } = await owner.call<Series>('PATCH', `/series/${stored.id}`, { body: again });
    expect(body).toEqual(stored);
    const own = { items: [{ name: 'Logo', quantity: 2, rate: 3 }] };
    await owner.call('PATCH', `/series/${stored.id}`, { body: own });
    await reprice(product.id, 7);
    expect(await read(stored.id)).toMatchObject({ total: 6 });
  });

  it('has it on one day alone, too', async () => {
    const { product, items } = await followed();
    const { id } = await aScheduledSeries(owner);
    await owner.call('PATCH', `/series/${id}`, { body: { items, only: FIRST_DAY } });
    await reprice(product.id, 100);
    const series = await read(id);
    expect(series.coming.map(({ total }) => total)).toEqual([650, 200, 200]);
    expect(series.only?.content.items[0]).toMatchObject({ rate: 100 });
    expect(await following(product.id)).toMatchObject({ total: 1, series: [{ id, nextDay: FIRST_DAY }] });
  });

  it('keeps its last price once the product is deleted, also in a series that is over', async () => {
    const { product, items } = await followed();
    const { id } = await aScheduledSeries(owner, { items, billingName: 'Kept Inc.' });
    const over = await aScheduledSeries(owner, { items });
    await owner.call('POST', `/series/${over.id}/stop`, { body: {} });
    await reprice(product.id, 600);
    const { version } = await read(id);
    expect(await following(product.id)).toMatchObject({ total: 1, series: [{ id }] });
    expect((await owner.call('DELETE', `/products/${product.id}`)).status).toBe(204);
    for (const each of [id, over.id]) {
      const series = await read(each);
      expect(series).toMatchObject({ total: 1650, items: [{ rate: 600 }, { rate: 450 }] });
      expect(series.items[0]).not.toHaveProperty('productId');
    }
    // What was open in an editor can still be saved.
    const skipped = await owner.call('POST', `/series/${id}/skip`, {
      body: { day: '2090-02-28', isSkipped: true, version },
    });
    expect(skipped.status).toBe(200);
    expect(await listed('Kept')).toMatchObject([{ id, total: 1650 }]);
    const { body } = await owner.call<Invoice>('POST', `/series/${id}/make`, { body: { day: FIRST_DAY } });
    expect(body.items[0]).toEqual({ name: 'Logo', quantity: 2, rate: 600, amount: 1200 });
  });

  it('follows nothing of another business', async () => {
    const stranger = await aPerson();
    const { id: productId } = await aProduct(stranger, { price: 9 });
    const series = await aStoredSeries(owner, { items: [{ name: 'Logo', quantity: 1, rate: 5, productId }] });
    expect(series.items).toEqual([{ name: 'Logo', quantity: 1, rate: 5, amount: 5 }]);
  });

  it.each([
    ['an invoice', '/invoices'],
    ['an estimate', '/estimates'],
  ])('is none of %s', async (_, path) => {
    const { items } = await followed();
    const { dueInDays: _days, ...content } = aSeries({ items });
    const body = { ...content, invoiceNumber: `X-${Date.now()}`, issueDate: '2026-01-01', dueDate: '2026-02-01' };
    const { status, body: refused } = await owner.call<{ issues: object[] }>('POST', path, { body });
    expect([status, refused.issues]).toMatchObject([
      400,
      expect.arrayContaining([expect.objectContaining({ path: 'items.0.productId', rule: 'unknown' })]),
    ]);
  });
});

describe('the series that follow a product', () => {
  it('are listed by customer with their next days, for the business alone', async () => {
    const { product, items } = await followed();
    await aScheduledSeries(owner, { items, billingName: 'Zed' });
    await aStoredSeries(owner, { items, billingName: 'Alma' });
    await aStoredSeries(owner, { billingName: 'Mona' });
    const found = await following(product.id);
    expect(found.total).toBe(2);
    expect(found.series.map(({ billingName, nextDay }) => [billingName, nextDay])).toEqual([
      ['Alma', undefined],
      ['Zed', FIRST_DAY],
    ]);
    const stranger = await aPerson();
    expect((await stranger.call('GET', `/products/${product.id}/series`)).status).toBe(404);
  });

  it('are none of a new product', async () => {
    const { id } = await aProduct(owner);
    expect(await following(id)).toEqual({ total: 0, series: [] });
  });
});
