import type Stripe from 'stripe';
import type { InvoiceRecord } from '#functions/data/invoice-record.ts';
import { logLine } from '#functions/http/log.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import { plainAmount } from '#shared/money.ts';
import type { Dependencies } from './apply.ts';

/** A card payment as the ledger keeps it: one entry a PaymentIntent, amounts in cents. */
export type LedgerEntry = {
  readonly paymentIntentId: string;
  readonly accountId: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly at: string;
};

const MAX_ATTEMPTS = 25;

type Payment = { event: Stripe.Event; accountId: string; session: Stripe.Checkout.Session; now: Date };

/**
 * Enters a payment into the ledger and the invoice in one transaction, once for each PaymentIntent. The invoice becomes
 * PAID when what came in covers its total in its currency; otherwise the payment is kept with a notice for the owner.
 * A later checkout than the one that was paid asks for an amount that is not due any more: it is closed first.
 */
export async function applyPayment(dependencies: Dependencies, payment: Payment): Promise<void> {
  const { invoices, businesses, store, payments } = dependencies;
  const { event, accountId, session, now } = payment;
  const paymentIntentId = idOf(session.payment_intent);
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const before = await invoices.find(invoiceId);
    if (!before || !(await belongsTo(businesses, before, accountId))) {
      logLine('error', { event: 'payment-without-invoice', paymentIntentId, invoiceId });
      return;
    }
    const open = before.checkout;
    if (open?.sessionId && open.sessionId !== session.id) {
      await payments.expireCheckout(open.accountId, open.sessionId);
    }
    const entry: LedgerEntry = {
      paymentIntentId,
      accountId,
      amountCents: session.amount_total ?? 0,
      refundedCents: 0,
      currency: (session.currency ?? '').toUpperCase(),
      at: now.toISOString(),
    };
    const after = received(before, entry, now);
    const also = store.firstTime(event.id, before.id, entry, now);
    const failed = await invoices.replace({ before, after, events: paymentEvents(before, after, entry), also });
    if (failed !== 'invoice') return;
  }
  throw new Error('The invoice kept changing while a payment was applied');
}

type Refund = { event: Stripe.Event; accountId: string; charge: Stripe.Charge; now: Date };

/** Takes what was refunded off the ledger entry; an invoice that is no longer covered is SENT again. */
export async function applyRefund({ invoices, businesses, store }: Dependencies, refund: Refund): Promise<void> {
  const { event, accountId, charge, now } = refund;
  const paymentIntentId = idOf(charge.payment_intent);
  const invoiceId = charge.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const before = await invoices.find(invoiceId);
    if (!before || !(await belongsTo(businesses, before, accountId))) return;
    const entry = await store.findEntry(invoiceId, paymentIntentId);
    // A refund can arrive before its payment: failing makes Stripe deliver it again later.
    if (!entry) throw new Error('A refund arrived before its payment');
    const refundedCents = Math.max(charge.amount_refunded, entry.refundedCents) - entry.refundedCents;
    if (refundedCents === 0) return;
    const after = returned(before, entry.currency === before.currency ? refundedCents : 0, now);
    const also = store.refundEntry({ eventId: event.id, invoiceId, entry, refundedCents: charge.amount_refunded, now });
    const events: InvoiceEvent[] = [
      { at: now.toISOString(), type: 'REFUND', detail: `${plainAmount(refundedCents)} ${entry.currency}` },
      ...statusEvents(before, after, now),
    ];
    const failed = await invoices.replace({ before, after, events, also });
    if (failed !== 'invoice' && failed !== 'entry') return;
  }
  throw new Error('The invoice kept changing while a refund was applied');
}

function received(before: InvoiceRecord, entry: LedgerEntry, now: Date): InvoiceRecord {
  const sameCurrency = entry.currency === before.currency;
  const paidCents = (before.paidCents ?? 0) + (sameCurrency ? entry.amountCents : 0);
  const isPaid = sameCurrency && before.status !== 'CANCELLED' && paidCents >= before.totalCents;
  const notice = noticeOf({ before, paidCents, sameCurrency });
  const { checkout: _done, paymentNotice: _seen, ...kept } = before;
  return {
    ...kept,
    paidCents,
    ...(isPaid && { status: 'PAID' as const, paidAt: before.paidAt ?? now.toISOString() }),
    ...(notice && { paymentNotice: notice }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
}

function noticeOf({
  before,
  paidCents,
  sameCurrency,
}: {
  before: InvoiceRecord;
  paidCents: number;
  sameCurrency: boolean;
}) {
  if (before.status === 'CANCELLED') return 'A card payment came in after this invoice was cancelled.';
  if (!sameCurrency) return 'A card payment came in another currency than the invoice.';
  if (before.status === 'PAID' || paidCents > before.totalCents)
    return 'More was paid by card than this invoice asks for.';
  if (paidCents < before.totalCents) return 'Less was paid by card than this invoice now asks for.';
  return undefined;
}

function returned(before: InvoiceRecord, refundedCents: number, now: Date): InvoiceRecord {
  const paidCents = Math.max(0, (before.paidCents ?? 0) - refundedCents);
  const reopened = before.status === 'PAID' && paidCents < before.totalCents;
  const { paidAt, paymentNotice: _seen, ...kept } = before;
  return {
    ...kept,
    paidCents,
    ...(reopened ? { status: 'SENT' as const } : paidAt && { paidAt }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
}

function paymentEvents(before: InvoiceRecord, after: InvoiceRecord, entry: LedgerEntry): InvoiceEvent[] {
  const detail = `${plainAmount(entry.amountCents)} ${entry.currency}`;
  return [{ at: entry.at, type: 'PAYMENT', detail }, ...statusEvents(before, after, new Date(entry.at))];
}

function statusEvents(before: InvoiceRecord, after: InvoiceRecord, now: Date): InvoiceEvent[] {
  if (before.status === after.status) return [];
  return [{ at: now.toISOString(), type: 'STATUS', from: before.status, to: after.status }];
}

/** An event counts only for the business whose own account it came from. */
async function belongsTo(businesses: Dependencies['businesses'], invoice: InvoiceRecord, accountId: string) {
  return (await businesses.find(invoice.businessId))?.stripeAccountId === accountId;
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
