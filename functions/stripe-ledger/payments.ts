import type Stripe from 'stripe';
import { noteDebit } from '#functions/domain/invoice/debit-started.ts';
import { failOnPage, paidOnPage } from '#functions/domain/invoice/page-payment.ts';
import { isDebit } from '#functions/services/stripe-calls.ts';
import { changeByEvent, type EventDependencies, logChange, ownInvoice, timeOf } from './change-by-event.ts';

export type SessionEvent = { event: Stripe.Event; accountId: string; session: Stripe.Checkout.Session; now: Date };

/** Records a payment, once per PaymentIntent even if several events report it. */
export async function applyPayment(dependencies: EventDependencies, payment: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = payment;
  const paymentIntentId = idOf(session.payment_intent);
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  const method = isDebit(session) ? 'debit' : 'card';
  const paid = { id: paymentIntentId, accountId, method, ...moneyOf(session), at: timeOf(event) } as const;
  await changeByEvent(dependencies, {
    event,
    accountId,
    invoiceId,
    paymentIntentId,
    sessionId: session.id,
    now,
    change: (_, ledger) => paidOnPage(paid, ledger),
  });
}

/**
 * Notes that the bank of a payer works on a debit that they began on its page, unless it ended before. Ignores other
 * payments that take their time.
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
 * Records in the history that a pending payment failed and ends its checkout, so that the payer can start another.
 * Payer and owner are told of a debit that failed.
 */
export async function noteFailure(dependencies: EventDependencies, failure: SessionEvent): Promise<void> {
  const { event, accountId, session, now } = failure;
  const invoiceId = session.metadata?.invoiceId;
  if (!invoiceId) return;
  await failOnPage(dependencies, {
    ...{ sessionId: session.id, ...moneyOf(session), isDebit: isDebit(session), at: timeOf(event), now },
    find: () => ownInvoice(dependencies, { event, accountId, invoiceId }),
    also: { event: dependencies.store.seen(event.id, now) },
  });
}

/** The id of a reference, which Stripe sends as an id or as an object. */
export function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

function moneyOf({ amount_total, currency }: Stripe.Checkout.Session) {
  return { amountCents: amount_total ?? 0, currency: (currency ?? '').toUpperCase() };
}
