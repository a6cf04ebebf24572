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
  await press(decide, (await latestPayment(invoiceId))?.id);
}

/** Has a bank revoke the mandate of the account that the latest debit of an invoice took the money from. */
export async function letBankRevoke(invoiceId: string): Promise<void> {
  await press('revoke', String((await latestPayment(invoiceId))?.charge?.payment_method));
}

async function press(action: string, id = ''): Promise<void> {
  const body = new URLSearchParams({ action, id });
  const { status } = await fetch(`${productUrl()}/local/stripe/`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The bank could not act: ${action} returned ${status}`);
}

/** Whose saved account the latest debit of an invoice took the money from; null if it is not saved, or was removed. */
export async function holderAtStripe(invoiceId: string): Promise<unknown> {
  const options = { stripeAccount: await stripeAccountOf(invoiceId) };
  const { charge } = (await latestPayment(invoiceId)) ?? {};
  const method = await (await stripe()).paymentMethods.retrieve(String(charge?.payment_method), {}, options);
  return method.customer;
}

/** The id and charge of the latest payment of an invoice at Stripe. */
async function latestPayment(invoiceId: string) {
  const [{ paymentIntents }, stripeAccount] = await Promise.all([stripe(), stripeAccountOf(invoiceId)]);
  const { data } = await paymentIntents.list({ limit: 100 }, { stripeAccount });
  const found = data.find(({ metadata }) => metadata.invoiceId === invoiceId);
  if (!found) return undefined;
  const intent = await paymentIntents.retrieve(found.id, { expand: ['latest_charge'] }, { stripeAccount });
  return { id: intent.id, charge: typeof intent.latest_charge === 'string' ? null : intent.latest_charge };
}
