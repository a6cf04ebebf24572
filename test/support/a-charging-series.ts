import type { PaymentLink } from '#shared/api/invoices.ts';
import type { SavedCard } from '#shared/saved-card/schema.ts';
import type { Series, SeriesInvoice } from '#shared/series/schema.ts';
import { aSchedule, aStoredSeries } from './a-series.ts';
import { type ApiResponse, call, productUrl } from './client.ts';
import { aCustomer, aPersonTakingCards, type Person, todayOf } from './given.ts';

/** A person whose business takes cards and is ready to send invoices. */
export async function aPersonChargingCards(): Promise<Person> {
  const person = await aPersonTakingCards();
  await person.call('POST', '/companies', {
    body: { name: 'Prairie Studio Ltd.', address: '12 Main St', email: 'studio@example.com' },
  });
  await person.call('POST', '/payment-settings', {
    body: { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com' },
  });
  return person;
}

/**
 * Runs the schedules of a product as of a time: as of now in the product that tests share, since another time would
 * concern the records of other tests.
 */
export async function runSchedules(at = new Date(), url = productUrl()): Promise<void> {
  const { status } = await fetch(`${url}/local/schedules/run`, { method: 'POST', body: JSON.stringify({ at }) });
  if (status !== 200) throw new Error(`Running the schedules as of ${at.toISOString()} returned ${status}`);
}

/** The invoice of 200.00 CAD of a new series that charges cards: it is sent today, and due in a month. */
export async function anInvoiceOfCharging(owner: Person, customerId?: string) {
  const customer = customerId ?? (await aCustomer(owner, { email: `payer-${crypto.randomUUID()}@example.com` })).id;
  const { id: seriesId } = await aStoredSeries(owner, { customerId: customer, language: 'en' });
  const schedule = { ...aSchedule(), firstDay: await todayOf(owner), hour: 0 };
  const body = { schedule, mode: 'charge' };
  const { status } = await owner.call<Series>('POST', `/series/${seriesId}/schedule`, { body });
  if (status !== 200) throw new Error(`Scheduling a series returned ${status}`);
  await runSchedules();
  const made = await owner.call<{ data: SeriesInvoice[] }>('GET', `/series/${seriesId}/invoices`);
  const [{ invoice } = {}] = made.body.data;
  if (invoice?.status !== 'SENT') throw new Error(`The series sent no invoice: ${JSON.stringify(made.body)}`);
  return { id: invoice.id, customerId: customer, seriesId, billingEmail: invoice.billingEmail ?? '' };
}

/** Opens the page on which an invoice is paid, with the card saved or not. */
export function openPayment(invoiceId: string, savesCard?: boolean): Promise<ApiResponse<PaymentLink>> {
  const body = { amountDue: 200, currency: 'CAD', ...(savesCard !== undefined && { savesCard }) };
  return call<PaymentLink>('POST', `/invoices/${invoiceId}/payment`, { body, headers: { 'user-agent': 'A browser' } });
}

/** Pays on that page by a card. */
export function payOn(link: PaymentLink, card = '4242 4242 4242 4242'): Promise<void> {
  return submitPayment(link, { card });
}

/** Presses the page's button to pay, once its fields are filled in. */
export async function submitPayment({ checkoutUrl }: PaymentLink, fields: Record<string, string>): Promise<void> {
  if (!checkoutUrl) throw new Error('There is no page to pay on');
  const body = new URLSearchParams({ ...fields, action: 'pay' });
  await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
}

/** The card that a customer saved. */
export async function savedCardOf(owner: Person, customerId: string): Promise<SavedCard | undefined> {
  return (await owner.call<{ card?: SavedCard }>('GET', `/customers/${customerId}/saved-card`)).body.card;
}
