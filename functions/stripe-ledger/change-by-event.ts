import type Stripe from 'stripe';
import {
  type Changed,
  changeLedger,
  type Ledger,
  type LedgerDependencies,
} from '#functions/domain/invoice/change-ledger.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { logLine, recordMark } from '#functions/services/log.ts';
import type { AppError } from '#shared/errors.ts';
import { EVENT_TOO_EARLY } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { EventStore } from './store.ts';

/** The dependencies of applying an event. */
export type EventDependencies = LedgerDependencies & {
  readonly businesses: Businesses;
  readonly store: EventStore;
  readonly payments: Pick<CardPayments, 'expireCheckout' | 'findPaidInvoice' | 'listRefunds'>;
};

/** The change an event makes to one payment of an invoice, or to its refunds. */
export type EventChange = {
  readonly event: Stripe.Event;
  readonly accountId: string;
  readonly invoiceId: string;
  readonly paymentIntentId: string;
  /** The finished checkout of the event. */
  readonly sessionId?: string;
  readonly now: Date;
  /** The change of the payment, if it is known; null if the event changes nothing. */
  readonly change: (payment: StoredPayment | undefined, ledger: Ledger) => Changed | null;
};

/** Applies an event to an invoice's ledger once. Ignores events from accounts other than the business's. */
export async function changeByEvent(dependencies: EventDependencies, change: EventChange): Promise<void> {
  const { event, sessionId, now } = change;
  const outcome = await changeLedger(dependencies, {
    find: () => ownInvoice(dependencies, change),
    change: (ledger) => {
      const payment = ledger.entries.find(({ id }) => id === change.paymentIntentId);
      return change.change(payment?.kind === 'payment' ? payment : undefined, ledger);
    },
    now,
    also: { event: dependencies.store.seen(event.id, now) },
    sessionId,
  });
  if (outcome?.isChanged) logChange(change, outcome.invoice);
}

/**
 * The invoice of an event, if the event comes from its business's current or former account: late events about earlier
 * payments still count.
 */
export async function ownInvoice(
  { invoices, businesses }: Pick<EventDependencies, 'invoices' | 'businesses'>,
  { event, accountId, invoiceId }: Pick<EventChange, 'event' | 'accountId' | 'invoiceId'>,
): Promise<{ invoice: InvoiceRecord; business: BusinessRecord } | null> {
  const invoice = await invoices.find(invoiceId);
  const business = invoice && (await businesses.find(invoice.businessId));
  const accountIds = [business?.stripeAccountId, business?.formerStripeAccountId];
  if (invoice && business && accountIds.includes(accountId)) return { invoice, business };
  logLine('error', { event: 'payment-event-without-invoice', type: event.type, stripeEventId: event.id });
  return null;
}

/** Logs what an event changed, and how long it waited. */
export function logChange({ event, now }: Pick<EventChange, 'event' | 'now'>, { id, businessId }: InvoiceRecord): void {
  const waitedMs = now.getTime() - event.created * 1_000;
  logLine('info', { event: 'ledger-changed', type: event.type, record: recordMark(id), businessId, waitedMs });
}

/** When the event happened at the provider. */
export function timeOf({ created }: Pick<Stripe.Event, 'created'>): string {
  return new Date(created * 1_000).toISOString();
}

/** The error for an event that arrives before its payment; the queue then redelivers it. */
export function beforeItsPayment(): AppError {
  return refusal({ EVENT_TOO_EARLY });
}
