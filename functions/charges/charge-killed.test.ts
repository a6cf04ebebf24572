import { expect, it } from 'vitest';
import { chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anyKill, KILLS, killedRun, LONG, ROUNDS, random, WRITES } from '#test/support/killed-charges.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { inBatches } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';
import { FIRST_DUE } from '#test/support/series-harness.ts';

const table = await emulatedTable();

const CHARGED_AT = '2026-10-31T14:00:00.000Z';
const NEXT = '2026-11-03T14:00:00.000Z';

/** A series that charges at issue, with a provider of its own. */
async function aSeries() {
  const harness = chargesHarness(table);
  const { businessId, customerId } = await harness.aCustomer();
  const fields = { customerId, mode: 'charge', dueInDays: 0, chargesAtIssue: true } as const;
  return { harness, of: await harness.series.aSeries(businessId, fields) };
}

type Series = Awaited<ReturnType<typeof aSeries>>;

/** Issues the invoice of a series, which a kill may interrupt; the next hour goes on. */
async function issue({ harness, of }: Series, kill?: number) {
  if (kill !== undefined) {
    const killed = tableKilledAfter(table, kill, kill % 2 === 0);
    await harness.series.run(of, FIRST_DUE, killed).catch(() => undefined);
  }
  await Promise.all([harness.series.run(of, FIRST_DUE), harness.series.run(of, FIRST_DUE)]);
  // An email that may be on its way holds the series for a minute.
  await harness.series.run(of, CHARGED_AT);
  return harness.series.onlyInvoice(of);
}

/** What there is in the end: an invoice with one email, which the card paid once. */
async function expectPaidOnce({ harness, of }: Series, failures = 0): Promise<void> {
  const invoice = await harness.series.onlyInvoice(of);
  const { id } = invoice;
  expect(invoice).toMatchObject({ status: 'PAID', paidCents: invoice.totalCents });
  expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
  expect(harness.takenFor(id)).toEqual([invoice.totalCents]);
  expect(await harness.entriesOf(id)).toHaveLength(1);
  const failed = failures > 0 ? ['CHARGE_FAILED'] : [];
  expect(await harness.mailsAbout(id)).toEqual([...failed, 'INVOICE', 'OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
  expect(await harness.eventsOf(id, 'EMAIL', 'PAYMENT')).toHaveLength(2);
  expect(await harness.eventsOf(id, 'CHARGE_FAILED')).toHaveLength(failures);
  expect(await harness.dueAt(id)).toBeUndefined();
}

it('a series that is killed while it issues its invoice still plans one charge, which is made once', async () => {
  await inBatches([...Array(8).keys()], async (writes) => {
    const series = await aSeries();
    const { id, charge } = await issue(series, writes);
    expect(charge).toMatchObject({ on: '2026-10-31', announcedCents: 10_000, before: '2026-11-30' });
    await series.harness.run(id, CHARGED_AT);
    await expectPaidOnce(series);
  });
});

it.each([
  ['again', async ({ harness }: Series, id: string) => harness.run(id, CHARGED_AT)],
  [
    'again, while its event arrives',
    async ({ harness }: Series, id: string) => {
      await Promise.all([
        harness.deliverEvents(id, CHARGED_AT),
        harness.run(id, CHARGED_AT),
        harness.run(id, CHARGED_AT),
      ]);
      await harness.deliverEvents(id, CHARGED_AT);
    },
  ],
  [
    'after its event arrived',
    async ({ harness }: Series, id: string) => {
      await harness.deliverEvents(id, CHARGED_AT);
      await harness.run(id, CHARGED_AT);
    },
  ],
] as const)('a charge that is killed anywhere and runs %s pays once', async (_, goOn) => {
  await inBatches(KILLS, async (kill) => {
    const series = await aSeries();
    const { id } = await issue(series);
    await killedRun({ ...series, id }, kill, CHARGED_AT);
    await goOn(series, id);
    await expectPaidOnce(series);
  });
});

it('a charge that is declined and killed anywhere fails once, and the next try pays', async () => {
  await inBatches(KILLS, async (kill) => {
    const series = await aSeries();
    const { harness } = series;
    const { id } = await issue(series);
    harness.provider.outcomes.push('declined');
    await killedRun({ ...series, id }, kill, CHARGED_AT);
    await Promise.all([
      harness.run(id, CHARGED_AT),
      harness.run(id, CHARGED_AT),
      harness.deliverEvents(id, CHARGED_AT),
    ]);
    expect((await harness.read(id)).charge).toMatchObject({ tries: 1, on: '2026-11-03' });
    expect(harness.provider.chargesOf(id).filter(({ state }) => state.status === 'failed')).toHaveLength(1);
    await killedRun({ ...series, id }, kill, NEXT);
    await harness.run(id, NEXT);
    await expectPaidOnce(series, 1);
  });
});

it('a charge that is killed before the card is removed takes nothing, or was paid before', async () => {
  await inBatches(KILLS, async (kill) => {
    const series = await aSeries();
    const { harness, of } = series;
    const { id, customerId = '' } = await issue(series);
    await killedRun({ ...series, id }, kill, CHARGED_AT);
    const isTaken = harness.takenFor(id).length > 0;
    await harness.saveCard(of.businessId, customerId);
    await harness.run(id, CHARGED_AT);
    await harness.run(id, CHARGED_AT);
    if (isTaken) return expectPaidOnce(series);
    const { charge, checkout } = await harness.read(id);
    expect([charge?.over, checkout]).toEqual(['card-removed', undefined]);
    expect(harness.takenFor(id)).toEqual([]);
    // One that was prepared can never be confirmed.
    for (const { state } of harness.provider.chargesOf(id)) expect(['open', 'cancelled']).toContain(state.status);
  });
});

it(
  `of ${ROUNDS} charges that are killed again and again, with two runs at once, each pays once`,
  async () => {
    await inBatches([...Array(ROUNDS).keys()], async (round) => {
      const series = await aSeries();
      const { harness } = series;
      const { id } = await issue(series, random(8));
      const failures = round % 3 === 0 ? 1 : 0;
      if (failures > 0) harness.provider.outcomes.push('declined');
      for (let kills = random(4); kills >= 0; kills -= 1) {
        await Promise.all([
          killedRun({ ...series, id }, anyKill(), CHARGED_AT),
          killedRun({ ...series, id }, anyKill(), CHARGED_AT),
          ...(random(2) ? [harness.deliverEvents(id, CHARGED_AT)] : []),
        ]);
      }
      await harness.run(id, CHARGED_AT);
      await harness.deliverEvents(id, CHARGED_AT);
      for (let kills = random(3); kills >= 0; kills -= 1) await killedRun({ ...series, id }, anyKill(), NEXT);
      await Promise.all([harness.run(id, NEXT), harness.run(id, NEXT), harness.deliverEvents(id, CHARGED_AT)]);
      await expectPaidOnce(series, failures);
    });
  },
  LONG,
);

const SERIES = repeats(16, 10_000);
/** Emails of a business on one day are limited. */
const PER_BUSINESS = 4;
const AN_HOUR_LATER = '2026-10-31T15:10:00.000Z';

it(
  `of ${SERIES} series due in the same hour, two runs that keep being killed send and charge one invoice each`,
  async () => {
    const harness = chargesHarness(table);
    const { series, provider } = harness;
    const businesses = await inBatches([...Array(Math.ceil(SERIES / PER_BUSINESS)).keys()], () => harness.aBusiness());
    const all = await inBatches([...Array(SERIES).keys()], async (index) => {
      const { businessId, customerId } = await harness.aCustomer(businesses[index % businesses.length]);
      const charging = { customerId, mode: 'charge', dueInDays: 0, chargesAtIssue: true } as const;
      return series.aSeries(businessId, charging);
    });
    for (const share of [1, 3]) {
      const killed = () => tableKilledAfter(table, Math.ceil((SERIES * share) / (1 + Math.random())), false);
      await Promise.all([series.runAll(FIRST_DUE, killed()), series.runAll(FIRST_DUE, killed())]);
    }
    await Promise.all([series.runAll(CHARGED_AT), series.runAll(CHARGED_AT)]);
    await series.runAll(AN_HOUR_LATER);
    // Every charge was queued, some of them several times; some runs are killed, and each of those is delivered again.
    const due = [...harness.queued, ...harness.queued].map(({ invoiceId }) => invoiceId);
    await inBatches(due, (id) => {
      const on = Math.random() < 0.3 ? tableKilledAfter(table, Math.floor(Math.random() * WRITES), false) : table;
      return harness.run(id, AN_HOUR_LATER, on).catch(() => undefined);
    });
    await inBatches([...new Set(due)], (id) => harness.run(id, AN_HOUR_LATER));
    await inBatches(all, (of) => expectPaidOnce({ harness, of }));
    expect(provider.intents.size).toBe(SERIES);
  },
  repeats(120_000, 14_400_000),
);
