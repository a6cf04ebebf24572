import type { PaymentLink } from '#shared/api/invoices.ts';
import { aPersonChargingCards } from './a-charging-series.ts';
import { type ApiResponse, call, productUrl } from './client.ts';
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
export async function payFromAccount({ checkoutUrl }: PaymentLink, account = '000123456789'): Promise<void> {
  if (!checkoutUrl) throw new Error('There is no page to pay on');
  const body = new URLSearchParams({ institution: '000', transit: '11000', account, action: 'pay' });
  await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
}

type Decision = 'debit-succeeds' | 'debit-unfunded' | 'debit-closed' | 'debit-returned';

/** Has a bank decide on the latest debit of an invoice, by the button of the stand-in's dashboard. */
export async function letBank(decide: Decision, invoiceId: string): Promise<void> {
  const options = { stripeAccount: await stripeAccountOf(invoiceId) };
  const { data } = await (await stripe()).paymentIntents.list({ limit: 100 }, options);
  const id = data.find(({ metadata }) => metadata.invoiceId === invoiceId)?.id ?? '';
  const body = new URLSearchParams({ action: decide, id });
  const { status } = await fetch(`${productUrl()}/local/stripe/`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The bank could not decide: ${decide} returned ${status}`);
}
