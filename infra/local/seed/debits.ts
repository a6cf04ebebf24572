import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#shared/calendar-day.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { DemoBusiness } from './business.ts';
import { issuedTo } from './invoices.ts';

type Debited = Pick<InvoiceInput, 'items'> & { readonly customer: number; readonly daysAgo: number };

const ARRIVED: Debited = {
  customer: 3,
  daysAgo: 16,
  items: [{ name: 'Patient welcome booklet', description: 'Layout and print files', quantity: 1, rate: 740 }],
};

const ON_ITS_WAY: Debited = {
  customer: 1,
  daysAgo: 5,
  items: [{ name: 'Winter catalogue', description: 'Forty pages, retouching included', quantity: 40, rate: 28 }],
};

/** Adds an invoice whose bank payment took a week to arrive, and one whose payment is on its way. */
export async function addDemoDebits(business: DemoBusiness): Promise<void> {
  const { id, checkoutUrl } = await beginDebit(business, ARRIVED);
  await business.past.moveBack(id, 7);
  await letBankPay(checkoutUrl);
  await until(business, id, ({ status }) => status === 'PAID');
  await beginDebit(business, ON_ITS_WAY);
}

/** Sends an invoice, and begins to pay it on Stripe's page. */
async function beginDebit(business: DemoBusiness, { customer, daysAgo, items }: Debited) {
  const { owner, payer, past, customerIds, today } = business;
  const issued = issuedTo(customer, { customerIds, issueDate: addDays(today, -daysAgo), serial: 300 + customer });
  const { id, total } = (await owner('POST', '/invoices', { ...issued, paymentMethod: 'card', items })) as Invoice;
  await owner('PATCH', `/invoices/${id}`, { status: 'SENT' });
  await past.moveBack(id, 2);
  const shown = { amountDue: total, currency: 'CAD', debit: { isBusiness: true } };
  const { checkoutUrl } = (await payer('POST', `/invoices/${id}/payment`, shown)) as { checkoutUrl: string };
  await press(checkoutUrl, { action: 'pay' });
  await until(business, id, ({ pendingDebit }) => pendingDebit !== undefined);
  return { id, checkoutUrl };
}

/** Has the bank pay a debit, by the stand-in's dashboard. */
function letBankPay(checkoutUrl: string): Promise<void> {
  const [id = ''] = checkoutUrl.split('/').slice(-1);
  return press(new URL('/local/stripe/', checkoutUrl), { action: 'debit-succeeds', id });
}

/** Presses a button of a page of the stand-in. */
async function press(page: string | URL, fields: Record<string, string>): Promise<void> {
  await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Polls in milliseconds, and how many: Stripe's reports are queued. */
const [PAUSE_MS, POLLS] = [100, 200];

/** Waits until an invoice is in a state. */
async function until({ payer }: DemoBusiness, id: string, isReached: (invoice: PublicInvoice) => boolean) {
  for (let polls = 0; polls < POLLS; polls += 1) {
    if (isReached((await payer('GET', `/invoices/${id}/public`)) as PublicInvoice)) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`The bank payment of the demo invoice ${id} does not proceed`);
}
