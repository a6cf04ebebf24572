import { setTimeout as pause } from 'node:timers/promises';
import { savedCardKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
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
import type { ShownAmount } from '#shared/api/invoices.ts';
import { AppError } from '#shared/errors.ts';
import { CHARGED_AT, chargesHarness } from './charges-harness.ts';
import { aPayment } from './given.ts';
import { inBatches } from './parallel.ts';
import { repeats } from './repeats.ts';
import { anEvent } from './stripe-event.ts';

const NOW = new Date(CHARGED_AT);
/** How often each race is run, and the time that this may take. */
export const ROUNDS = repeats(12, 200);
export const LONG = repeats(120_000, 3_600_000);

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

type Fields = Parameters<ReturnType<typeof chargesHarness>['anInvoice']>[0];

/** An invoice that is to be charged, with people and a payer who do something about it at the same time. */
export async function aRace(table: Table, fields: Fields) {
  const harness = chargesHarness(table);
  const { provider } = harness;
  const payments = slowly(harness.dependencies.payments);
  const dependencies = { ...harness.dependencies, payments };
  const { businessId, id, customerId = '' } = await harness.anInvoice(fields);
  const caller = harness.callerOf(businessId);
  const find = async () => {
    const record = await harness.read(id);
    return { record, business: await dependencies.businesses.find(record.businessId) } as PublishedInvoice;
  };
  const shop = {
    invoices: dependencies.invoices,
    ...{ published: { find, findAny: find }, store: invoiceStore(table), payments, siteUrl: 'https://example.com' },
    agreements: (of: string) => cardAgreementsIn(table, of),
    customersOf: (of: string) => customersIn(table, of),
  };
  const kept = keptCustomersIn(table);
  const deliver = async (type: string, object: object) => {
    const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
    const event = anEvent(type, accountId, object) as unknown as Parameters<typeof applyEvent>[1];
    await harness.applyEvent(event, CHARGED_AT);
  };
  const pay = async (shown: ShownAmount) => {
    await isDone(startPayment(shop, { invoiceId: id, shown, client: {}, now: NOW }));
    await pause(random(20));
    const open = [...provider.sessions.values()].find((each) => each.invoiceId === id && each.status === 'open');
    const paid = open && provider.pay(open.id);
    if (!paid) return;
    await pause(random(20));
    await deliver('checkout.session.completed', paid.session);
  };
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
    payOnPage: () => pay(null),
    /** The same from a bank account, which begins a debit. */
    debitOnPage: () => pay({ amountDue: 100, currency: 'CAD', debit: { isBusiness: false } }),
    /** The debits that are on their way, of the saved account and of the page. */
    underway: () => [
      ...provider.chargesOf(id).filter(({ state }) => state.status === 'pending'),
      ...[...provider.sessions.values()].filter((each) => each.isDebit && each.status === 'complete'),
    ],
    /** Their banks decide. */
    async decide(outcome: 'paid' | 'declined') {
      for (const { id: debit } of provider.chargesOf(id)) provider.settle(debit, outcome);
      await harness.deliverEvents(id);
      for (const session of provider.sessions.values()) {
        if (!session.isDebit || session.status !== 'complete') continue;
        const { type, object } = provider.settleDebit(session.id, outcome === 'paid' ? 'paid' : 'failed');
        await deliver(type, object);
      }
    },
    /** What the provider took for it, by charges and on pages. */
    taken: () =>
      [...provider.intents.values()].filter(({ invoiceId }) => invoiceId === id).map(({ amountCents }) => amountCents),
  };
  return race;
}

export type Race = Awaited<ReturnType<typeof aRace>>;

/** Runs races, each in any order; afterwards, every event arrives, and the charge runs again. */
export async function rounds(
  start: () => Promise<Race>,
  actions: (race: Race) => (() => Promise<unknown>)[],
  check: (race: Race) => Promise<void>,
) {
  await inBatches([...Array(ROUNDS).keys()], async () => {
    const race = await start();
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
