import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { savedCardKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { recordPayment } from '#functions/invoice-payments/payments.ts';
import { updateInvoice } from '#functions/invoices/invoices.ts';
import { startPayment } from '#functions/invoices/payment.ts';
import { invoiceStore } from '#functions/invoices/store.ts';
import { stopCharge } from '#functions/saved-cards/charge.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { applyEvent } from '#functions/stripe-ledger/apply.ts';
import { AppError } from '#shared/errors.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPayment } from '#test/support/given.ts';
import { inBatches } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';
import { anEvent } from '#test/support/stripe-event.ts';

const table = await emulatedTable();
const NOW = new Date(CHARGED_AT);
const ROUNDS = repeats(12, 200);
const LONG = repeats(120_000, 3_600_000);

const random = (below: number) => Math.floor(Math.random() * below);

/** The provider with calls that take a while, so that others come between them. */
function slowly(payments: CardPayments): CardPayments {
  const calls = Object.entries(payments).map(([name, call]) => {
    const slow = async (...parameters: unknown[]) => {
      await pause(random(12));
      const answer = await (call as (...all: unknown[]) => Promise<unknown>)(...parameters);
      await pause(random(12));
      return answer;
    };
    return [name, slow];
  });
  return Object.fromEntries(calls) as CardPayments;
}

/** An invoice whose second try is due, with people and a payer who do something about it at the same time. */
async function aRace() {
  const harness = chargesHarness(table);
  const { provider } = harness;
  const payments = slowly(harness.dependencies.payments);
  const dependencies = { ...harness.dependencies, payments };
  const { businessId, id, customerId = '' } = await harness.anInvoice({ planned: { tries: 1, firstOn: '2026-11-28' } });
  const caller = harness.callerOf(businessId);
  const find = async () => {
    const record = await harness.read(id);
    return { record, business: await dependencies.businesses.find(record.businessId) } as PublishedInvoice;
  };
  const shop = {
    ...{ published: { find, findAny: find }, store: invoiceStore(table), payments, siteUrl: 'https://example.com' },
    agreements: (of: string) => cardAgreementsIn(table, of),
    customersOf: (of: string) => customersIn(table, of),
  };
  const kept = keptCustomersIn(table);
  const at = { caller, invoiceId: id, now: NOW };
  const race = {
    ...harness,
    id,
    run: () => harness.runWith(id, { payments }),
    payByHand: () => isDone(recordPayment(dependencies, { ...at, input: aPayment({ amount: 100 }) })),
    cancel: () => isDone(updateInvoice({ ...dependencies, kept }, { ...at, update: { status: 'CANCELLED' } })),
    lower: () =>
      isDone(
        updateInvoice(
          { ...dependencies, kept },
          { ...at, update: { items: [{ name: 'Hosting', quantity: 1, rate: 80 }] } },
        ),
      ),
    stop: () => isDone(stopCharge(dependencies, at)),
    removeCard: () => table.transact({ card: remove(savedCardKey(businessId, customerId)) }),
    suspend: () => harness.changeBusiness(businessId, { suspendedAt: CHARGED_AT }),
    /** The payer opens the page to pay on, and pays if it still opens. */
    async payOnPage() {
      await isDone(startPayment(shop, { invoiceId: id, shown: null, client: {}, now: NOW }));
      await pause(random(20));
      const open = [...provider.sessions.values()].find((each) => each.invoiceId === id && each.status === 'open');
      const paid = open && provider.pay(open.id);
      if (!paid) return;
      const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
      const event = anEvent('checkout.session.completed', accountId, paid.session);
      await harness.applyEvent(event as unknown as Parameters<typeof applyEvent>[1], CHARGED_AT);
    },
    /** What the provider took for it, by charges and on pages. */
    taken: () =>
      [...provider.intents.values()].filter(({ invoiceId }) => invoiceId === id).map(({ amountCents }) => amountCents),
  };
  return race;
}

type Race = Awaited<ReturnType<typeof aRace>>;

/** Runs races, each in any order; afterwards, every event arrives, and the charge runs again. */
async function rounds(actions: (race: Race) => (() => Promise<unknown>)[], check: (race: Race) => Promise<void>) {
  await inBatches([...Array(ROUNDS).keys()], async () => {
    const race = await aRace();
    const all = actions(race).map(async (action) => {
      await pause(random(60));
      await action();
    });
    await Promise.all(all);
    await race.deliverEvents(race.id);
    await race.run();
    await check(race);
  });
}

/** Whether a call was done. Throws if it failed for any reason other than the state of the invoice. */
async function isDone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof AppError && ['CONFLICT', 'INVALID_REQUEST'].includes(error.code)) return false;
    throw error;
  }
}

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
