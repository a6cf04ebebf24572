import { beforeAll, expect, it } from 'vitest';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import { setExchangeRate } from './exchange-rate.ts';

/** The evening of March 5 in the business's zone, March 6 in UTC. */
const NOW = new Date('2026-03-06T05:00:00.000Z');

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

it('a rate can be of today in the business’s time zone, but not of tomorrow', async () => {
  const { id: invoiceId } = await harness.givenAnInvoice({ currency: 'USD' });
  const set = (on: string) =>
    setExchangeRate(harness.dependencies, {
      ...{ caller: aCaller(), invoiceId, now: NOW },
      exchangeRate: { rate: 1.37, on },
    });
  await expect(set('2026-03-06')).rejects.toMatchObject({ issues: [{ path: 'on', rule: 'notInFuture' }] });
  expect(await set('2026-03-05')).toMatchObject({ exchangeRate: { rate: 1.37, on: '2026-03-05' } });
});
