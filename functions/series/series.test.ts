import { expect, it } from 'vitest';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { MAX_SERIES } from '#functions/domain/series/limits.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { seriesHarness } from '#test/support/series-harness.ts';
import { createSeries } from './create-series.ts';
import { skipDay } from './days.ts';
import { pauseSeries, resumeSeries } from './running.ts';
import { updateSeries } from './series.ts';

const table = await emulatedTable();
const harness = seriesHarness(table);

const on = (businessId: string) => ({
  ...{ businessId, businesses: businessesIn(table), kept: keptCustomersIn(table) },
  ...{
    customers: customersIn(table, businessId),
    cards: savedCardsIn(table, businessId),
    series: seriesIn(table, businessId),
  },
});

it.each(['during a pause', 'skipped'])('lets another day differ once the one that did has passed %s', async (how) => {
  const businessId = await harness.aBusiness();
  const { seriesId: id } = await harness.aSeries(businessId);
  const dependencies = on(businessId);
  const [before, after] = [new Date('2026-10-01T12:00:00.000Z'), new Date('2026-11-02T12:00:00.000Z')];
  const change = (only: string, now: Date) =>
    updateSeries(dependencies, { id, update: { only, poNumber: 'P-1' }, now });
  await change('2026-10-31', before);
  await expect(change('2026-11-30', before)).rejects.toMatchObject({ reason: 'SERIES_DAY_CHANGED' });
  if (how === 'during a pause') {
    await pauseSeries(dependencies, { id, body: {}, now: before });
    await resumeSeries(dependencies, { id, body: {}, now: after });
  } else {
    await skipDay(dependencies, { id, body: { day: '2026-10-31', isSkipped: true }, now: before });
    await expect(change('2026-11-30', before)).rejects.toMatchObject({ reason: 'SERIES_DAY_CHANGED' });
  }
  const { only, coming } = await change('2026-11-30', after);
  expect(only?.day).toBe('2026-11-30');
  expect(coming).toContainEqual(expect.objectContaining({ day: '2026-11-30', isChanged: true }));
});

it('refuses lines that only their placeholders make too long to store', async () => {
  const businessId = await harness.aBusiness();
  const { seriesId: id } = await harness.aSeries(businessId);
  const line = { name: 'Hosting', description: '{quarter}'.repeat(222), quantity: 1, rate: 1 };
  const update = { items: Array.from({ length: 200 }, () => line) };
  const changing = updateSeries(on(businessId), { id, update, now: new Date('2026-10-01T12:00:00.000Z') });
  await expect(changing).rejects.toMatchObject({ issues: [{ path: 'items', rule: 'maxKilobytes' }] });
});

it.each([
  [MAX_SERIES - 1, 'creates the last one that a business may have'],
  [MAX_SERIES, 'refuses one more'],
])('with %s series, %s', async (count) => {
  const businessId = await harness.aBusiness();
  const series = { ...seriesIn(table, businessId), count: async () => count };
  const body = {
    ...{
      billingName: 'Café Léger',
      dueInDays: 30,
      paymentTerms: 'Soon.',
      items: [{ name: 'Care', quantity: 1, rate: 9 }],
    },
    ...{ currency: 'CAD' as const, paymentMethod: 'bank' as const },
  };
  const dependencies = { ...on(businessId), series, creations: creationsIn(table, businessId, 'SERIES') };
  const creating = createSeries(dependencies, { body, now: new Date('2026-10-01T12:00:00.000Z') });
  if (count < MAX_SERIES) expect(await creating).toMatchObject({ status: 'DRAFT' });
  else await expect(creating).rejects.toMatchObject({ reason: 'TOO_MANY_SERIES' });
});

it('counts the series of a business', async () => {
  const businessId = await harness.aBusiness();
  const series = seriesIn(table, businessId);
  expect(await series.count()).toBe(0);
  await harness.aSeries(businessId);
  await harness.aSeries(businessId);
  expect(await series.count()).toBe(2);
});
