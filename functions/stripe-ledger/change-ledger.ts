import type Stripe from 'stripe';
import { dueCentsOf, type InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { Businesses, BusinessRecord } from '#functions/data/people/businesses.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { logLine, recordMark } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import { type LedgerEntry, settle } from './ledger.ts';
import type { LedgerStore } from './store.ts';

/** The dependencies of `changeLedger`. */
export type LedgerDependencies = {
  invoices: Invoices;
  businesses: Businesses;
  store: LedgerStore;
  payments: Pick<CardPayments, 'expireCheckout' | 'findPaidInvoice'>;
};

/** The change an event makes to one payment of an invoice. */
export type LedgerChange = {
  readonly event: Stripe.Event;
  readonly accountId: string;
  readonly invoiceId: string;
  readonly paymentIntentId: string;
  /** The finished checkout of the event. */
  readonly sessionId?: string;
  readonly now: Date;
  /**
   * The entry after the event, which creates this version of the invoice, and its history text; null if the event
   * changes nothing.
   */
  readonly change: (entry: LedgerEntry | undefined, invoiceVersion: number) => Changed | null;
};

export type Changed = { readonly entry: LedgerEntry; readonly type: 'PAYMENT' | 'REFUND'; readonly detail: string };

/**
 * Applies an event to ledger and invoice in one transaction. Idempotent. Closes an open checkout with an outdated
 * amount first, and ignores events from accounts other than the business's.
 */
export async function changeLedger(dependencies: LedgerDependencies, change: LedgerChange): Promise<void> {
  const { invoices, store } = dependencies;
  const { event, invoiceId, paymentIntentId, now } = change;
  const isDone = await retry('ledger-change', async () => {
    const own = await ownInvoice(dependencies, change);
    if (!own) return true;
    const before = own.invoice;
    // Read after the invoice: any later entry also changes the invoice's version.
    const entries = await store.listEntries(invoiceId);
    const entry = entries.find((each) => each.paymentIntentId === paymentIntentId);
    const changed = change.change(entry, before.version + 1);
    if (!changed) return true;
    const others = entries.filter((each) => each !== entry);
    const settled = settle(before, [...others, changed.entry], { now, timeZone: own.business.timeZone });
    const after = await withoutOldCheckout(dependencies, { before, settled, sessionId: change.sessionId });
    const also = { event: store.seen(event.id, now), entry: store.write(invoiceId, changed.entry) };
    const failed = await invoices.replace({
      before,
      after,
      events: historyOf(before, after, { ...changed, at: timeOf(event) }),
      also,
    });
    if (failed === null) logChange(change, changed, before.businessId);
    return failed === null || failed === 'event' || null;
  });
  if (!isDone) throw new Error('The invoice kept changing while a card payment was applied');
}

/**
 * The invoice of an event, if the event comes from its business's current or former account: late events about earlier
 * payments still count.
 */
export async function ownInvoice(
  { invoices, businesses }: Pick<LedgerDependencies, 'invoices' | 'businesses'>,
  { event, accountId, invoiceId }: Pick<LedgerChange, 'event' | 'accountId' | 'invoiceId'>,
): Promise<{ invoice: InvoiceRecord; business: BusinessRecord } | null> {
  const invoice = await invoices.find(invoiceId);
  const business = invoice && (await businesses.find(invoice.businessId));
  const accountIds = [business?.stripeAccountId, business?.formerStripeAccountId];
  if (invoice && business && accountIds.includes(accountId)) return { invoice, business };
  logLine('error', { event: 'payment-event-without-invoice', type: event.type, stripeEventId: event.id });
  return null;
}

function logChange({ event, invoiceId, now }: LedgerChange, { type }: Changed, businessId: string): void {
  const waitedMs = now.getTime() - event.created * 1_000;
  logLine('info', { event: 'ledger-changed', type, record: recordMark(invoiceId), businessId, waitedMs });
}

/** When the event happened at the provider. */
export function timeOf({ created }: Pick<Stripe.Event, 'created'>): string {
  return new Date(created * 1_000).toISOString();
}

/** The error for an event that arrives before its payment; the queue then redelivers it. */
export function beforeItsPayment(): AppError {
  return new AppError('CONFLICT', 'The payment of this event is not known yet');
}

async function withoutOldCheckout(
  { payments }: LedgerDependencies,
  { before, settled, sessionId }: { before: InvoiceRecord; settled: InvoiceRecord; sessionId: string | undefined },
): Promise<InvoiceRecord> {
  const { checkout, ...rest } = settled;
  if (!checkout) return settled;
  const isOver = sessionId !== undefined && checkout.sessionId === sessionId;
  if (!isOver && dueCentsOf(before) === dueCentsOf(settled)) return settled;
  if (!isOver && checkout.sessionId) await payments.expireCheckout(checkout.accountId, checkout.sessionId);
  return rest;
}

type Described = Pick<Changed, 'type' | 'detail'> & { at: string };

function historyOf(before: InvoiceRecord, after: InvoiceRecord, { at, type, detail }: Described): InvoiceEvent[] {
  const isMoved = before.status !== after.status;
  return [
    { at, type, detail },
    ...(isMoved ? [{ at: after.updatedAt, type: 'STATUS' as const, from: before.status, to: after.status }] : []),
  ];
}
