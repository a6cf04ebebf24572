import type Stripe from 'stripe';
import { retry } from '#functions/data/table/retry.ts';
import { noteDebit } from '#functions/domain/invoice/debit-started.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { debitFailedMails } from '#functions/domain/invoice/money-mails.ts';
import { isDebit } from '#functions/services/stripe-calls.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { changeByEvent, type EventDependencies, logChange, ownInvoice, timeOf } from './change-by-event.ts';

export type SessionEvent = { event: Stripe.Event; accountId: string; session: Stripe.Checkout.Session; now: Date };

/** Records a payment, once per PaymentIntent even if several events report it. */
export async function applyPayment(dependencies: EventDependencies, payment: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = payment;
  const paymentIntentId = idOf(session.payment_intent);
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  const at = timeOf(event);
  const money = { ...moneyOf(session), method: isDebit(session) ? 'debit' : 'card' } as const;
  const paid = { kind: 'payment', id: paymentIntentId, accountId, ...money, at, revision: 1 } as const;
  await changeByEvent(dependencies, {
    event,
    accountId,
    invoiceId,
    paymentIntentId,
    sessionId: session.id,
    now,
    change: (known, { business }) =>
      known
        ? null
        : {
            entries: [{ ...paid, paidOn: dayIn(business.timeZone, new Date(at)) }],
            events: [{ at, type: 'PAYMENT', ...money }],
          },
  });
}

/**
 * Notes that the bank of a payer works on a debit that they began on its page, unless it ended before: until then, the
 * invoice waits for it. Other payments that take their time are ignored.
 */
export async function noteStart(dependencies: EventDependencies, start: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = start;
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId || !isDebit(session)) return;
  const noted = await noteDebit(dependencies, {
    sessionId: session.id,
    find: () => ownInvoice(dependencies, { event, accountId, invoiceId }),
    at: timeOf(event),
    also: { event: dependencies.store.seen(event.id, now) },
  });
  if (noted) logChange({ event, now }, noted);
}

/**
 * Records in the history that a pending payment failed and ends its checkout, so that the payer can start another. Payer and
 * owner are told of a debit that failed.
 */
export async function noteFailure(dependencies: EventDependencies, failure: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = failure;
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId) return;
  const isDone = await retry('payment-failure', async () => {
    const found = await ownInvoice(dependencies, { event, accountId, invoiceId });
    if (!found) return true;
    const { invoice: before, business } = found;
    const [at, money] = [timeOf(event), moneyOf(session)];
    const on = dayIn(business.timeZone, new Date(at));
    const mails = isDebit(session) ? debitFailedMails(before, { ...money, on, now }) : [];
    const failed = await dependencies.outbox.order(mails, (orders) =>
      dependencies.invoices.replace({
        before,
        after: withoutCheckout(before, session.id),
        events: [{ at, type: 'PAYMENT_FAILED', ...money, ...(isDebit(session) && { method: 'debit' as const }) }],
        also: { event: dependencies.store.seen(event.id, now), ...orders },
      }),
    );
    return failed === null || failed === 'event' || null;
  });
  if (!isDone) throw new Error('The invoice kept changing while a failed payment was recorded');
}

/** The id of a reference, which Stripe sends as an id or as an object. */
export function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

function moneyOf({ amount_total, currency }: Stripe.Checkout.Session) {
  return { amountCents: amount_total ?? 0, currency: (currency ?? '').toUpperCase() };
}

function withoutCheckout(invoice: InvoiceRecord, sessionId: string): InvoiceRecord {
  if (invoice.checkout?.sessionId !== sessionId) return invoice;
  const { checkout: _over, ...kept } = invoice;
  return kept;
}
