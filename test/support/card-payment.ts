import { expect } from 'vitest';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { call, productUrl } from './client.ts';
import { stripe, stripeAccountOf } from './emulators.ts';
import { aSentInvoice, type Person } from './given.ts';

const GOOD_CARD = '4242 4242 4242 4242';
/** Its refunds stay pending. */
export const SLOW_REFUND_CARD = '4000 0000 0000 7726';

/** Pays the amount due of an invoice on its checkout page, and waits for the event. Returns the payment's id. */
export async function payByCard(by: Person, invoiceId: string, card = GOOD_CARD): Promise<string> {
  const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoiceId}/payment`);
  await fetch(body.checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ card, action: 'pay' }),
    redirect: 'manual',
  });
  const read = async () => (await by.call<Invoice>('GET', `/invoices/${invoiceId}`)).body.status;
  await expect.poll(read).toBe('PAID');
  const { payments } = (await by.call<InvoicePayments>('GET', `/invoices/${invoiceId}/payments`)).body;
  return payments.findLast(({ method, kind }) => method === 'card' && kind === 'payment')?.id ?? '';
}

/** A payment's refunds at the card provider. */
export async function refundsAtStripe(invoiceId: string, payment_intent: string) {
  const stripeAccount = await stripeAccountOf(invoiceId);
  return (await (await stripe()).refunds.list({ payment_intent }, { stripeAccount })).data;
}

/** Presses a button of the stand-in's dashboard. Throws if it could not act. */
export async function pressInStripe(action: string, id: string): Promise<void> {
  const body = new URLSearchParams({ action, id });
  const { status } = await fetch(`${productUrl()}/local/stripe/`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`Pressing ${action} for ${id} returned ${status}`);
}

/** An invoice of 200.00 CAD paid by card, and its payment's id. */
export async function anInvoicePaidByCard(
  by: Person,
  { card, ...changes }: Partial<InvoiceInput> & { card?: string } = {},
) {
  const { id } = await aSentInvoice(by, changes);
  return { id, paymentId: await payByCard(by, id, card) };
}
