import type Stripe from 'stripe';
import { retry } from '#functions/data/table/retry.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { changeByEvent, type EventDependencies, ownInvoice, timeOf } from './change-by-event.ts';

export type SessionEvent = { event: Stripe.Event; accountId: string; session: Stripe.Checkout.Session; now: Date };

/** Records a payment, once per PaymentIntent even if several events report it. */
export async function applyPayment(dependencies: EventDependencies, payment: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = payment;
  const paymentIntentId = idOf(session.payment_intent);
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  const at = timeOf(event);
  const paid = {
    kind: 'payment',
    id: paymentIntentId,
    method: 'card',
    accountId,
    ...moneyOf(session),
    at,
    revision: 1,
  } as const;
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
            events: [{ at, type: 'PAYMENT', ...moneyOf(session), method: 'card' }],
          },
  });
}

/** Records in the history that a pending payment failed and ends its checkout, so that the payer can start another. */
export async function noteFailure(dependencies: EventDependencies, failure: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = failure;
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId) return;
  const isDone = await retry('payment-failure', async () => {
    const before = (await ownInvoice(dependencies, { event, accountId, invoiceId }))?.invoice;
    if (!before) return true;
    const failed = await dependencies.invoices.replace({
      before,
      after: withoutCheckout(before, session.id),
      events: [{ at: timeOf(event), type: 'PAYMENT_FAILED', ...moneyOf(session) }],
      also: { event: dependencies.store.seen(event.id, now) },
    });
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
