import type Stripe from 'stripe';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { type BusinessRecord, businessesIn } from '#functions/domain/people/businesses.ts';
import { invoiceStore } from '#functions/invoices/store.ts';
import type { InvoiceMail } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { type RemovedCard, removedCards } from '#functions/services/removed-cards.ts';
import { toCardRefund } from '#functions/services/stripe-refunds.ts';
import { applyEvent, type Dependencies } from '#functions/stripe-ledger/apply.ts';
import { eventStore } from '#functions/stripe-ledger/store.ts';
import { eventText } from '#shared/invoice/event-text.ts';
import { enCaEvents } from '#shared/locale/en-ca-events.ts';
import { anInvoice } from './given.ts';
import { anEvent, aPaidSession, aRefundedCharge } from './stripe-event.ts';

export const ACCOUNT = 'acct_own';
export const BUSINESS: BusinessRecord = {
  ...{ id: 'business', ownerId: 'owner', timeZone: 'America/Edmonton', createdAt: '2026-01-01T00:00:00Z' },
  ...{ paymentIntegrationEnabled: true, stripeConnected: true, stripeAccountId: ACCOUNT },
};

/** `at` is when the event happened, `now` when it is applied. */
type Delivery = { id?: string; now?: Date; at?: string };

export type EventsHarness = Awaited<ReturnType<typeof eventsHarness>>;

/**
 * A business that takes cards, its invoices of 200.00 CAD, and the events of its account. `provided` replaces methods
 * of the card provider.
 */
export async function eventsHarness<Provided extends object>(table: Table, provided?: Provided) {
  await table.transact({
    business: putNew({ ...BUSINESS, ...businessKey(BUSINESS.id) }),
  });
  const invoices = invoicesIn(table);
  const paidBy = new Map<string, string>();
  const listedRefunds = new Map<string, () => Stripe.Refund[]>();
  const closed: string[] = [];
  const mails: InvoiceMail[] = [];
  const forgotten: RemovedCard[] = [];
  const dependencies = {
    table,
    invoices,
    businesses: businessesIn(table),
    ledger: ledgerIn(table),
    outbox: outboxOn<InvoiceMail>({ add: async (mail, delay) => void (delay || mails.push(mail)) }),
    store: eventStore(table),
    removed: removedCards({ send: async (json, delay) => void (delay || forgotten.push(JSON.parse(json).removed)) }),
    payments: {
      accountStanding: async () => ({ state: 'active', takesDebits: true }),
      findPaidInvoice: async (_, paymentIntentId) => paidBy.get(paymentIntentId),
      listRefunds: async (_, paymentIntentId) => (listedRefunds.get(paymentIntentId)?.() ?? []).map(toCardRefund),
      expireCheckout: async (_, sessionId) => {
        closed.push(sessionId);
        return 'expired';
      },
      ...provided,
    } as Dependencies['payments'] & Provided,
    isLive: false,
  };
  const apply = (type: string, object: object, { id, now = new Date(), at }: Delivery = {}) => {
    const event = anEvent(type, ACCOUNT, object, id);
    const created = at ? Date.parse(at) / 1_000 : event.created;
    return applyEvent(dependencies, { ...event, created } as Stripe.Event, now);
  };
  const { listEvents } = invoiceStore(table);
  const givenAnInvoice = async (changes: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> => {
    const { status: _draft, ...content } = anInvoice();
    const at = '2026-03-01T00:00:00.000Z';
    const own = {
      id: newId(),
      businessId: BUSINESS.id,
      status: 'SENT' as const,
      version: 1,
      totalCents: 20_000,
      movements: [],
    };
    const invoice: InvoiceRecord = { ...content, ...own, createdAt: at, updatedAt: at, historyLength: 1, ...changes };
    await invoices.create(invoice, { at, type: 'CREATED' });
    return invoice;
  };
  return {
    dependencies,
    apply,
    givenAnInvoice,
    /** Invoice id by payment intent, as Stripe stores it. */
    paidBy,
    /** Refunds by payment intent, as Stripe lists them at the moment. */
    listedRefunds,
    /** Ids of checkouts that were expired at Stripe. */
    closed,
    /** The queued emails about invoices. */
    mails,
    /** The cards queued for their provider to forget. */
    forgotten,
    /** An invoice with a card payment, and the payment intent's id. */
    async givenAPaidInvoice(changes: Partial<InvoiceRecord> = {}, amount_total = 20_000) {
      const { id } = await givenAnInvoice(changes);
      const pi = `pi_${crypto.randomUUID()}`;
      paidBy.set(pi, id);
      await apply('checkout.session.completed', aPaidSession(id, { payment_intent: pi, amount_total }));
      return { id, pi };
    },
    /** Delivers the event of a charge whose refunds are these. */
    async chargeRefunded(invoiceId: string, pi: string, ...refunds: Stripe.Refund[]) {
      listedRefunds.set(pi, () => refunds);
      const cents = refunds.reduce((sum, { amount }) => sum + amount, 0);
      await apply('charge.refunded', aRefundedCharge(invoiceId, pi, cents));
    },
    entriesOf: (id: string) => dependencies.ledger.list(id),
    read: async (id: string) => (await invoices.find(id)) as InvoiceRecord,
    /** The history of an invoice in words. */
    historyOf: async (invoiceId: string) => (await listEvents(invoiceId)).map((event) => eventText(event, enCaEvents)),
    /** The history of an invoice. */
    eventsOf: listEvents,
  };
}
