import { describe, expect, it } from 'vitest';
import { deliveryKey } from '#functions/data/table/keys.ts';
import { minuteClaims } from '#functions/domain/limits/minute-claims.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { inBatches } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';
import { FIRST_DUE, seriesHarness } from '#test/support/series-harness.ts';
import type { DueSeries } from './run-series.ts';

const table = await emulatedTable();
const harness = seriesHarness(table);

/** More writes than a run of one invoice has: its numbers of messages, and two transactions. */
const WRITES = 7;
const LATER = '2026-10-31T14:10:00.000Z';

/** What there is of a series in the end: an invoice that was sent, with one email. */
async function expectSentOnce(of: DueSeries): Promise<void> {
  const [invoice, ...others] = await harness.invoicesOf(of);
  expect(others).toEqual([]);
  expect(invoice?.status).toBe('SENT');
  const id = invoice?.id ?? '';
  expect((await harness.mailsAbout({ id })).map(({ kind }) => kind)).toEqual(['INVOICE']);
  expect(await harness.eventsOf(id, 'CREATED', 'EMAIL')).toHaveLength(2);
  const series = await harness.read(of);
  expect(series).toMatchObject({ madeCount: 1, next: 1 });
  expect(series.pending).toBeUndefined();
}

describe('a run that is killed', () => {
  it('between any two writes loses nothing and does nothing twice', async () => {
    const cases = [...Array(WRITES + 1).keys()].flatMap((writes) =>
      [true, false].map((answers) => ({ writes, answers })),
    );
    await inBatches(cases, async ({ writes, answers }) => {
      const of = await harness.aSeries(await harness.aBusiness());
      const isKilled = await harness.run(of, FIRST_DUE, tableKilledAfter(table, writes, answers)).then(
        () => false,
        () => true,
      );
      expect(isKilled || writes >= 5).toBe(true);
      await Promise.all([harness.run(of, LATER), harness.run(of, LATER)]);
      await expectSentOnce(of);
    });
  });

  it('of drafts leaves one, with one notice', async () => {
    const businessId = await harness.aBusiness();
    for (const answers of [true, false]) {
      const of = await harness.aSeries(businessId, { mode: 'draft' });
      await harness.run(of, FIRST_DUE, tableKilledAfter(table, 1, answers)).catch(() => undefined);
      await Promise.all([harness.run(of, LATER), harness.run(of, LATER)]);
      const [invoice, ...others] = await harness.invoicesOf(of);
      expect(others).toEqual([]);
      expect(await harness.mailsAbout({ id: invoice?.id ?? '' })).toMatchObject([{ news: { what: 'SERIES_DRAFT' } }]);
    }
  });
});

describe('a draft that was to be sent, after a run that was killed,', () => {
  const half = async () => {
    const of = await harness.aSeries(await harness.aBusiness());
    await harness.run(of, FIRST_DUE, tableKilledAfter(table, 1, false)).catch(() => undefined);
    const [invoice] = await harness.invoicesOf(of);
    if (invoice?.status !== 'DRAFT') throw new Error('There is no draft');
    return { of, invoice };
  };

  it('is left to the person who changed it', async () => {
    const { of, invoice } = await half();
    await harness.invoices.replace({ before: invoice, after: { ...invoice, version: 2 }, events: [] });
    await harness.run(of, LATER);
    const [after] = await harness.invoicesOf(of);
    expect(after?.status).toBe('DRAFT');
    expect(await harness.mailsAbout(invoice)).toEqual([]);
    const series = await harness.read(of);
    expect([series.pending, series.held]).toEqual([undefined, undefined]);
  });

  it('is not made again once it was deleted', async () => {
    const { of, invoice } = await half();
    await harness.invoices.remove(invoice, { by: 'owner@example.com', now: new Date(LATER) });
    await harness.run(of, LATER);
    expect(await harness.invoicesOf(of)).toEqual([]);
    const series = await harness.read(of);
    expect(series).toMatchObject({ madeCount: 1, next: 1 });
    expect(series.pending).toBeUndefined();
  });

  it('is not sent while a person sends it', async () => {
    const { of, invoice } = await half();
    const key = deliveryKey(invoice.id, 'EMAIL', invoice.billingEmail ?? '');
    await minuteClaims(table).claim(key, new Date(LATER));
    await harness.run(of, LATER);
    expect(await harness.mailsAbout(invoice)).toEqual([]);
    // That person's call ended without sending it.
    await harness.run(of, '2026-10-31T15:10:00.000Z');
    await expectSentOnce(of);
  });

  it('stays a draft if the series was stopped meanwhile', async () => {
    const { of, invoice } = await half();
    await harness.change(of, { status: 'ENDED', pending: undefined });
    await harness.run(of, LATER);
    expect(await harness.mailsAbout(invoice)).toEqual([]);
    expect(await harness.dueAt(of)).toBeUndefined();
  });
});

it('a change of the series between two steps of a run is not overwritten', async () => {
  const of = await harness.aSeries(await harness.aBusiness());
  let isChanged = false;
  const changing = {
    ...table,
    transact: async (writes: Parameters<typeof table.transact>[0]) => {
      if (!isChanged && 'creation' in writes) {
        isChanged = true;
        await harness.change(of, { items: [{ name: 'Changed', quantity: 1, rate: 7 }] });
      }
      return table.transact(writes);
    },
  } as typeof table;
  await harness.run(of, FIRST_DUE, changing);
  await expectSentOnce(of);
  expect((await harness.invoicesOf(of))[0]?.totalCents).toBe(700);
  expect((await seriesIn(table, of.businessId).find(of.seriesId))?.items[0]?.name).toBe('Changed');
});

const SERIES = repeats(20, 10_000);
/** Emails of a business on one day are limited. */
const PER_BUSINESS = 4;

it(
  `of ${SERIES} series due in the same hour, two runs that keep being killed send one invoice each`,
  async () => {
    const businesses = await inBatches(Array.from({ length: Math.ceil(SERIES / PER_BUSINESS) }), () =>
      harness.aBusiness(),
    );
    const owners = Array.from({ length: SERIES }, (_, index) => businesses[index % businesses.length] ?? '');
    const all = await inBatches(owners, (businessId) => harness.aSeries(businessId));
    // Of each run, every shard ends after some writes.
    for (const share of [1, 3]) {
      const killed = () => tableKilledAfter(table, Math.ceil((SERIES * share) / (1 + Math.random())), false);
      await Promise.all([harness.runAll(FIRST_DUE, killed()), harness.runAll(FIRST_DUE, killed())]);
    }
    await Promise.all([harness.runAll(LATER), harness.runAll(LATER)]);
    await harness.runAll('2026-10-31T15:10:00.000Z');
    await inBatches(all, expectSentOnce);
  },
  repeats(120_000, 7_200_000),
);
