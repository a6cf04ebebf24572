import { expect, it } from 'vitest';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { aRace, LONG, type Race, ROUNDS, rounds } from '#test/support/charge-races.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const table = await emulatedTable();

/** An invoice whose customer's saved account is debited now. */
const debited = () => aRace(table, { label: BANK_ACCOUNT });
/** An invoice whose payer can begin a debit on its page; its saved card is charged weeks later. */
const payable = () => aRace(table, { planned: { on: '2026-12-30', firstOn: '2026-12-30' } });

/** At most one debit is on its way, and the invoice says so if one is. */
async function expectOneAtMost(race: Race): Promise<boolean> {
  const { checkout, status } = await race.read(race.id);
  const underway = race.underway().length;
  expect(underway).toBeLessThanOrEqual(1);
  expect(checkout?.pending !== undefined).toBe(underway === 1);
  expect(await race.eventsOf(race.id, 'DEBIT_STARTED')).toHaveLength(underway);
  if (underway === 1) expect(status).toBe('SENT');
  return underway === 1;
}

/** It is paid once: every cent in its ledger, none twice, and nothing is under way. */
async function expectPaidOnce(race: Race, cents = 10_000): Promise<void> {
  const invoice = await race.read(race.id);
  expect(invoice).toMatchObject({ status: 'PAID', paidCents: cents });
  expect(invoice).not.toHaveProperty('paymentNotice');
  expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
  const [entry, ...others] = await race.entriesOf(race.id);
  expect(others).toEqual([]);
  const isProvided = entry?.kind === 'payment' && (entry.method === 'debit' || entry.method === 'card');
  expect(race.taken()).toEqual(isProvided ? [cents] : []);
}

/** Nothing was or will be taken. */
async function expectNothingTaken(race: Race): Promise<void> {
  await race.decide('paid');
  expect(race.taken()).toEqual([]);
  expect(await race.entriesOf(race.id)).toEqual([]);
}

it(
  `in ${ROUNDS} rounds of “paid by hand while the debit begins”, it is paid once`,
  async () => {
    const byHand: boolean[] = [];
    await rounds(
      debited,
      ({ run, payByHand }) => [run, run, async () => byHand.push(await payByHand())],
      async (race) => {
        const isUnderway = await expectOneAtMost(race);
        if (isUnderway) expect(await race.payByHand()).toBe(false);
        await race.decide('paid');
        await expectPaidOnce(race);
      },
    );
    if (ROUNDS > 100) expect(new Set(byHand)).toEqual(new Set([true, false]));
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds of a debit that lacks the money while someone tries to pay by hand, it is owed until they do`,
  async () => {
    await rounds(
      debited,
      ({ run, payByHand }) => [run, run, payByHand],
      async (race) => {
        if (!(await expectOneAtMost(race))) return expectPaidOnce(race);
        await Promise.all([race.decide('declined'), race.payByHand(), race.run()]);
        expect(race.underway()).toEqual([]);
        if ((await race.read(race.id)).status !== 'PAID') {
          expect((await race.read(race.id)).charge).toMatchObject({ tries: 1, on: '2026-12-04' });
          expect(await race.payByHand()).toBe(true);
        }
        await expectPaidOnce(race);
      },
    );
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds of a payer who pays on the page, by card or from an account, while the debit begins, they pay once`,
  async () => {
    const check = async (race: Race) => {
      await expectOneAtMost(race);
      await race.decide('paid');
      await expectPaidOnce(race);
    };
    await rounds(debited, ({ run, payOnPage }) => [run, run, payOnPage], check);
    await rounds(debited, ({ run, debitOnPage }) => [run, run, debitOnPage], check);
    await rounds(debited, ({ run, debitOnPage, payOnPage }) => [run, debitOnPage, payOnPage], check);
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds, an invoice that is cancelled or changed while the debit begins is debited what it says`,
  async () => {
    await rounds(
      debited,
      ({ run, cancel }) => [run, run, cancel],
      async (race) => {
        if ((await race.read(race.id)).status === 'CANCELLED') return expectNothingTaken(race);
        expect(await expectOneAtMost(race)).toBe(true);
        expect(await race.cancel()).toBe(false);
        await race.decide('paid');
        await expectPaidOnce(race);
      },
    );
    await rounds(
      debited,
      ({ run, lower }) => [run, run, lower],
      async (race) => {
        const { totalCents } = await race.read(race.id);
        expect(await expectOneAtMost(race)).toBe(true);
        if (totalCents === 10_000) expect(await race.lower()).toBe(false);
        await race.decide('paid');
        await expectPaidOnce(race, totalCents);
      },
    );
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds, a debit that is stopped, whose account is removed or whose business is suspended is made or not`,
  async () => {
    const ended = async (race: Race, over: string | undefined) => {
      const isUnderway = await expectOneAtMost(race);
      const { charge } = await race.read(race.id);
      if (!isUnderway) {
        expect(charge?.over).toBe(over);
        return expectNothingTaken(race);
      }
      expect(charge?.over).toBeUndefined();
      expect(await race.stop()).toBe(false);
      await race.decide('paid');
      await expectPaidOnce(race);
    };
    await rounds(
      debited,
      ({ run, stop }) => [run, run, stop],
      (race) => ended(race, 'stopped'),
    );
    await rounds(
      debited,
      ({ run, removeCard }) => [run, run, removeCard],
      (race) => ended(race, 'card-removed'),
    );
    await rounds(
      debited,
      ({ run, suspend }) => [run, run, suspend],
      (race) => ended(race, undefined),
    );
  },
  LONG,
);

it(
  `in ${ROUNDS} rounds of a payer who begins a debit while the business records a payment, changes or cancels, one holds`,
  async () => {
    await rounds(
      payable,
      ({ debitOnPage, payByHand }) => [debitOnPage, debitOnPage, payByHand],
      async (race) => {
        if (await expectOneAtMost(race)) expect(await race.payByHand()).toBe(false);
        await race.decide('paid');
        await expectPaidOnce(race);
      },
    );
    await rounds(
      payable,
      ({ debitOnPage, cancel }) => [debitOnPage, cancel],
      async (race) => {
        if ((await race.read(race.id)).status === 'CANCELLED') return expectNothingTaken(race);
        expect(await expectOneAtMost(race)).toBe(true);
        await race.decide('declined');
        const { checkout, status } = await race.read(race.id);
        expect([checkout, status, await race.cancel()]).toEqual([undefined, 'SENT', true]);
      },
    );
    await rounds(
      payable,
      ({ debitOnPage, lower }) => [debitOnPage, lower],
      async (race) => {
        const isUnderway = await expectOneAtMost(race);
        await race.decide('paid');
        // A page that was closed for the changed amount took nothing.
        if (!isUnderway) return expect(race.taken()).toEqual([]);
        await expectPaidOnce(race);
      },
    );
  },
  LONG,
);
