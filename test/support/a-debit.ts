import type Stripe from 'stripe';
import type { PaymentLink } from '#shared/api/invoices.ts';
import { aPersonChargingCards, submitPayment } from './a-charging-series.ts';
import { pressInStripe } from './card-payment.ts';
import { type ApiResponse, call } from './client.ts';
import { stripe, stripeAccountOf } from './emulators.ts';
import type { Person } from './given.ts';

/** A person whose business takes cards and bank accounts, and is ready to send invoices. */
export async function aPersonTakingDebits(): Promise<Person> {
  const person = await aPersonChargingCards();
  const { status, body } = await person.call('POST', '/stripe/options', { body: { debits: true } });
  if (status !== 200 || body.debits !== 'on') throw new Error(`Debits are not on: ${JSON.stringify(body)}`);
  return person;
}

/** Opens the page on which an invoice is paid from a bank account. */
export function openDebit(
  invoiceId: string,
  { amountDue = 200, ...shown }: { amountDue?: number; savesCard?: boolean } = {},
): Promise<ApiResponse<PaymentLink>> {
  const body = { amountDue, currency: 'CAD', debit: { isBusiness: true }, ...shown };
  return call<PaymentLink>('POST', `/invoices/${invoiceId}/payment`, { body, headers: { 'user-agent': 'A browser' } });
}

/** Begins to pay on that page from the bank account of this number, by default one with money in it. */
export function payFromAccount(link: PaymentLink, account = '000123456789'): Promise<void> {
  return submitPayment(link, { institution: '000', transit: '11000', account });
}

type Decision = 'debit-succeeds' | 'debit-unfunded' | 'debit-closed' | 'debit-returned';

/** Has a bank decide on the latest debit of an invoice, by the button of the stand-in's dashboard. */
export async function letBank(decide: Decision, invoiceId: string): Promise<void> {
  await pressInStripe(decide, (await latestPayment(invoiceId)).id);
}

/** Has a bank revoke the mandate by which the latest debit of an invoice was made. */
export async function letBankRevoke(invoiceId: string): Promise<void> {
  await pressInStripe('revoke', (await latestPayment(invoiceId)).methodId);
}

/** Whose saved account the latest debit of an invoice debited; null if it is not saved, or was removed. */
export async function holderAtStripe(invoiceId: string): Promise<unknown> {
  const options = { stripeAccount: await stripeAccountOf(invoiceId) };
  const { methodId } = await latestPayment(invoiceId);
  return (await (await stripe()).paymentMethods.retrieve(methodId, {}, options)).customer;
}

/** The latest payment of an invoice at Stripe, with the bank account that it debited. */
async function latestPayment(invoiceId: string): Promise<{ readonly id: string; readonly methodId: string }> {
  const [{ paymentIntents }, stripeAccount] = await Promise.all([stripe(), stripeAccountOf(invoiceId)]);
  const { data } = await paymentIntents.list({ limit: 100 }, { stripeAccount });
  const found = data.find(({ metadata }) => metadata.invoiceId === invoiceId);
  if (!found) throw new Error(`The invoice ${invoiceId} has no payment at Stripe`);
  const intent = await paymentIntents.retrieve(found.id, { expand: ['latest_charge'] }, { stripeAccount });
  // A payment that failed no longer has its account, but its charge does.
  return { id: intent.id, methodId: String((intent.latest_charge as Stripe.Charge).payment_method) };
}
