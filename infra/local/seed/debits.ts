import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { ApiCall } from './api-calls.ts';
import { INVOICED_CUSTOMERS } from './customers.ts';
import { billedTo } from './invoices.ts';
import type { Past } from './past.ts';

type Circumstances = {
  /** Origin of the product. */
  readonly url: string;
  readonly owner: ApiCall;
  readonly payer: ApiCall;
  readonly past: Past;
  readonly customerIds: readonly string[];
  readonly today: CalendarDay;
};

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

/** Adds an invoice that was paid from a bank account a week after its customer began to, and one whose payment is on its way. */
export async function addDemoDebits(circumstances: Circumstances): Promise<void> {
  const { url, past } = circumstances;
  const arrived = await beginDebit(circumstances, ARRIVED);
  await past.moveBack(arrived, 7);
  await letBankPay(url);
  await until(circumstances, arrived, ({ status }) => status === 'PAID');
  await beginDebit(circumstances, ON_ITS_WAY);
}

/** Sends an invoice, and begins to pay it on Stripe's page. Returns its id. */
async function beginDebit(circumstances: Circumstances, { customer, daysAgo, items }: Debited): Promise<string> {
  const { owner, payer, past, customerIds, today } = circumstances;
  const issueDate = addDays(today, -daysAgo);
  const { id, total } = (await owner('POST', '/invoices', {
    customerId: customerIds[customer],
    ...billedTo(INVOICED_CUSTOMERS[customer] ?? { name: '', email: '' }),
    invoiceNumber: `INV-${issueDate.replaceAll('-', '')}${String(300 + customer)}`,
    issueDate,
    dueDate: addDays(issueDate, 30),
    currency: 'CAD',
    paymentMethod: 'card',
    paymentTerms: PAYMENT_TERMS.due_in_30_days.description,
    items,
    additionalNotes: 'Thank you for your business.',
  })) as Invoice;
  await owner('PATCH', `/invoices/${id}`, { status: 'SENT' });
  await past.moveBack(id, 2);
  const shown = { amountDue: total, currency: 'CAD', debit: { isBusiness: true } };
  const { checkoutUrl } = (await payer('POST', `/invoices/${id}/payment`, shown)) as { checkoutUrl: string };
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  await until(circumstances, id, ({ pendingDebit }) => pendingDebit !== undefined);
  return id;
}

/** Has the bank pay the only debit that it works on, by the stand-in's dashboard. */
async function letBankPay(url: string): Promise<void> {
  const dashboard = `${url}/local/stripe/`;
  const page = await (await fetch(dashboard)).text();
  const [, id = ''] =
    /value="(pi_\w+)">\s*<div class="actions"><button name="action" value="debit-succeeds"/.exec(page) ?? [];
  const body = new URLSearchParams({ action: 'debit-succeeds', id });
  await fetch(dashboard, { method: 'POST', body, redirect: 'manual' });
}

/** Polls in milliseconds, and how many: Stripe's reports are queued. */
const [PAUSE_MS, POLLS] = [100, 200];

/** Waits until an invoice is in a state. */
async function until({ payer }: Circumstances, id: string, isReached: (invoice: PublicInvoice) => boolean) {
  for (let polls = 0; polls < POLLS; polls += 1) {
    if (isReached((await payer('GET', `/invoices/${id}/public`)) as PublicInvoice)) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`The payment of the demo invoice ${id} from a bank account did not get on`);
}
