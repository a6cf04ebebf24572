import { expect, it } from 'vitest';
import { aRace, LONG, type Race, ROUNDS, rounds as races } from '#test/support/charge-races.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const table = await emulatedTable();

/** An invoice whose second try is due. */
const retried = () => aRace(table, { planned: { tries: 1, firstOn: '2026-11-28' } });
const rounds = (...race: [Parameters<typeof races>[1], Parameters<typeof races>[2]]) => races(retried, ...race);

/** It is paid once: every cent in its ledger, none twice, and nothing is under way. */
async function expectPaidOnce(race: Race, cents = 10_000): Promise<void> {
  const invoice = await race.read(race.id);
  expect(invoice).toMatchObject({ status: 'PAID', paidCents: cents });
  expect(invoice).not.toHaveProperty('paymentNotice');
  expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
  const entries = await race.entriesOf(race.id);
  expect(entries).toMatchObject([{ kind: 'payment', amountCents: cents }]);
  expect(race.taken()).toEqual(entries[0]?.kind === 'payment' && entries[0].method === 'card' ? [cents] : []);
  expect(await race.dueAt(race.id)).toBeUndefined();
}

it(
  `in ${ROUNDS} rounds of “paid by hand while the retry runs”, it is paid once`,
  async () => {
    const byHand: boolean[] = [];
    await rounds(
      ({ run, payByHand }) => [run, run, async () => byHand.push(await payByHand())],
      (race) => expectPaidOnce(race),
    );
    // Both happen in enough rounds, or they would prove nothing.
    if (ROUNDS > 100) expect(new Set(byHand)).toEqual(new Set([true, false]));
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds of a declined retry while it is paid by hand, it is paid by hand or tried again`,
  async () => {
    const after = async (race: Race) => {
      const { status, charge, checkout } = await race.read(race.id);
      expect(race.taken().length).toBe(0);
      if (status === 'PAID') return expectPaidOnce(race);
      expect([charge?.tries, charge?.on, checkout]).toEqual([2, '2026-12-03', undefined]);
      expect(await race.eventsOf(race.id, 'CHARGE_FAILED')).toHaveLength(1);
    };
    await rounds((race) => {
      race.provider.outcomes.push('declined', 'declined');
      return [race.run, race.run, race.payByHand];
    }, after);
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds of a payer who pays on the page while the retry runs, they pay once`,
  async () => {
    await rounds(
      ({ run, payOnPage }) => [run, run, payOnPage],
      (race) => expectPaidOnce(race),
    );
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds, an invoice that is cancelled or changed while the retry runs is charged what it says`,
  async () => {
    await rounds(
      ({ run, cancel }) => [run, run, cancel],
      async (race) => {
        const { status } = await race.read(race.id);
        if (status !== 'CANCELLED') return expectPaidOnce(race);
        expect(race.taken()).toEqual([]);
        expect(await race.entriesOf(race.id)).toEqual([]);
      },
    );
    await rounds(
      ({ run, lower }) => [run, run, lower],
      async (race) => expectPaidOnce(race, (await race.read(race.id)).totalCents),
    );
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds, a charge that is stopped, whose card is removed or whose business is suspended is made or not`,
  async () => {
    const ended = async (race: Race, over: string | undefined) => {
      const { status, charge } = await race.read(race.id);
      if (status === 'PAID') return expectPaidOnce(race);
      expect(charge?.over).toBe(over);
      expect(race.taken()).toEqual([]);
      expect(await race.entriesOf(race.id)).toEqual([]);
    };
    await rounds(
      ({ run, stop }) => [run, run, stop],
      (race) => ended(race, 'stopped'),
    );
    await rounds(
      ({ run, removeCard }) => [run, run, removeCard],
      (race) => ended(race, 'card-removed'),
    );
    await rounds(
      ({ run, suspend }) => [run, run, suspend],
      (race) => ended(race, undefined),
    );
  },
  LONG,
);
