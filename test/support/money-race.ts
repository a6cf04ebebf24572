import type { Table } from '#functions/data/table/table.ts';
import { dueCentsOf } from '#functions/domain/invoice/invoice-record.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { answerClaim } from '#functions/invoice-payments/answer-claim.ts';
import { withdrawClaim } from '#functions/invoice-payments/claims.ts';
import { creditInvoice } from '#functions/invoice-payments/credit-notes.ts';
import { recordPayment } from '#functions/invoice-payments/payments.ts';
import { refundPayment } from '#functions/invoice-payments/refunds.ts';
import { updateInvoice } from '#functions/invoices/invoices.ts';
import { startPayment } from '#functions/invoices/payment.ts';
import { invoiceStore } from '#functions/invoices/store.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import { fromCents } from '#shared/money.ts';
import { aCaller } from './a-caller.ts';
import { cardProvider } from './card-provider.ts';
import { aPayment } from './given.ts';
import { aPaidSession, aRefund } from './stripe-event.ts';
import { eventsHarness } from './stripe-events-harness.ts';

/** A person's call, which either succeeded or was legitimately refused. */
type Done = { readonly cents: number; readonly isDone: boolean };

/** Concurrent actions of people, payers and the card provider on an invoice of 200.00 CAD. */
export async function moneyRace(table: Table) {
  const provider = cardProvider();
  const harness = await eventsHarness(table, provider.payments as CardPayments);
  const { dependencies } = harness;
  const { businesses, payments } = dependencies;
  const kept = keptCustomersIn(table);
  const [caller, now] = [aCaller(), new Date('2026-03-05T12:00:00.000Z')];
  const find = async (id: string) => {
    const record = await harness.read(id);
    const business = await businesses.find(record.businessId);
    const invoice = { language: 'en', company: { name: 'Larch Studio' } };
    return { record, business: { ...business, debitsWanted: true, debitsActive: true }, invoice } as PublishedInvoice;
  };
  const shop = {
    published: { find, findAny: find },
    store: invoiceStore(table),
    invoices: dependencies.invoices,
    payments,
    agreements: (businessId: string) => cardAgreementsIn(table, businessId),
    customersOf: (businessId: string) => customersIn(table, businessId),
    siteUrl: 'https://example.com',
  };
  const start = (invoiceId: string) => startPayment(shop, { invoiceId, shown: null, client: {}, now });
  const change = (invoiceId: string, update: InvoiceUpdate) =>
    isAllowed(updateInvoice({ ...dependencies, kept }, { caller, invoiceId, update, now }));
  const sessionsOf = (id: string) => [...provider.sessions.values()].filter(({ invoiceId }) => invoiceId === id);
  const intentsOf = (id: string) => [...provider.intents].filter(([, { invoiceId }]) => invoiceId === id);
  return {
    ...harness,
    sessionsOf,
    intentsOf,
    /** An invoice with an open checkout and the payer's claim, part of which was already paid by card. */
    async given(paidCents: number, claimId: string): Promise<string> {
      const at = now.toISOString();
      const claim = { id: claimId, at, on: at.slice(0, 10), method: 'e-transfer' } as const;
      const { id } = await harness.givenAnInvoice({ claim });
      if (paidCents > 0) {
        const changes = { payment_intent: `pi_${crypto.randomUUID()}`, amount_total: paidCents };
        provider.intents.set(changes.payment_intent, { invoiceId: id, amountCents: paidCents, refunds: [] });
        await harness.apply('checkout.session.completed', aPaidSession(id, changes));
      }
      await start(id);
      return id;
    },
    openCheckout: (id: string) => isAllowed(start(id)),
    /** The payer chooses to pay what is due from a bank account. */
    async openDebit(id: string): Promise<boolean> {
      const { currency, ...invoice } = await harness.read(id);
      const shown = { amountDue: fromCents(dueCentsOf(invoice)), currency, debit: { isBusiness: false } };
      return isAllowed(startPayment(shop, { invoiceId: id, shown, client: {}, now }));
    },
    /** The bank of the payer decides about their debits; its events are delivered. */
    async settleDebits(id: string, outcome: 'paid' | 'failed'): Promise<void> {
      for (const { id: sessionId, isDebit, status } of sessionsOf(id)) {
        if (!isDebit || status !== 'complete') continue;
        const { type, object } = provider.settleDebit(sessionId, outcome);
        await harness.apply(type, object);
      }
    },
    /** Pays an open checkout and then delivers its event: from a bank account, the payment only begins. */
    async payByCard(id: string): Promise<void> {
      const open = sessionsOf(id).find(({ status }) => status === 'open');
      const paid = open && provider.pay(open.id);
      if (paid) await harness.apply('checkout.session.completed', paid.session);
    },
    async payByHand(id: string, cents: number): Promise<Done> {
      const input = aPayment({ amount: cents / 100 });
      return { cents, isDone: await isAllowed(recordPayment(dependencies, { caller, invoiceId: id, input, now })) };
    },
    /** The business confirms the payer's claim of the balance; `cents` is what this recorded. */
    async confirmClaim(id: string, claimId: string): Promise<Done> {
      const answer = { action: 'confirm' } as const;
      const isDone = await isAllowed(answerClaim(dependencies, { caller, invoiceId: id, claimId, answer, now }));
      const recorded = (await harness.entriesOf(id)).find((entry) => entry.id === claimId);
      return { cents: recorded?.amountCents ?? 0, isDone };
    },
    withdrawClaim: (id: string, claimId: string) =>
      isAllowed(withdrawClaim({ ...dependencies, published: { find } }, { invoiceId: id, claimId, now })),
    async credit(id: string, cents: number): Promise<Done> {
      const input = { id: crypto.randomUUID(), amount: cents / 100 };
      return { cents, isDone: await isAllowed(creditInvoice(dependencies, { caller, invoiceId: id, input, now })) };
    },
    async refund(id: string, cents: number, effect: 'stillOwed' | 'reducesPrice' | 'none'): Promise<Done> {
      const [[paymentId = 'unknown'] = []] = intentsOf(id);
      const input = {
        id: crypto.randomUUID(),
        paymentId,
        amount: cents / 100,
        ...(effect !== 'none' && { [effect]: true }),
      };
      return { cents, isDone: await isAllowed(refundPayment(dependencies, { caller, invoiceId: id, input, now })) };
    },
    edit: (id: string, rate: number) => change(id, { items: [{ name: 'Design', quantity: 1, rate }] }),
    cancel: (id: string) => change(id, { status: 'CANCELLED' }),
    markPaid: (id: string) => change(id, { status: 'PAID' }),
    /** Delivers all events of the card provider again. */
    async deliverAll(id: string): Promise<void> {
      for (const [payment_intent, { amountCents: amount_total, refunds }] of intentsOf(id)) {
        await harness.apply('checkout.session.completed', aPaidSession(id, { payment_intent, amount_total }));
        for (const { id: refundId, amountCents: amount, entryId = '' } of refunds) {
          const metadata = { invoiceId: id, refundId: entryId };
          await harness.apply('refund.updated', aRefund(payment_intent, { id: refundId, amount, metadata }));
        }
      }
    },
  };
}

/** Whether a call succeeded. Throws if it failed for any reason other than the state of the invoice. */
async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof AppError && ['CONFLICT', 'INVALID_REQUEST', 'NOT_FOUND'].includes(error.code)) return false;
    throw error;
  }
}
