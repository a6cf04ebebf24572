import { expect, it } from 'vitest';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { MONTHLY, seriesHarness } from '#test/support/series-harness.ts';
import { scheduleSeries } from './schedule-series.ts';

const table = await emulatedTable();
const harness = seriesHarness(table);

/** Schedules a draft every week from 2026-01-05, on a day by which 43 weeks have passed, with those. */
async function scheduled(count: number) {
  const businessId = await harness.aBusiness();
  const { seriesId: id } = await harness.aSeries(businessId, { status: 'DRAFT' });
  const dependencies = {
    ...{
      businessId,
      businesses: businessesIn(table),
      customers: customersIn(table, businessId),
      cards: savedCardsIn(table, businessId),
    },
    series: seriesIn(table, businessId),
  };
  const schedule = { ...MONTHLY, unit: 'week', firstDay: '2026-01-05', end: { count } } as const;
  const body = { schedule, mode: 'draft', includesPast: true } as const;
  return scheduleSeries(dependencies, { id, body, now: new Date('2026-10-31T13:10:00.000Z') });
}

it('makes up for past days of a number of invoices that one run makes', async () => {
  const { coming } = await scheduled(12);
  expect(coming[0]?.day).toBe('2026-01-05');
});

it('refuses more past days than are listed, since those do not count towards the number of invoices', async () => {
  await expect(scheduled(13)).rejects.toMatchObject({ reason: 'SERIES_TOO_FAR_BACK' });
});
