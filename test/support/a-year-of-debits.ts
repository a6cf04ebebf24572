import { type ApiCall, apiAt } from '#infra/local/seed/api-calls.ts';
import type { PaymentLink } from '#shared/api/invoices.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { SeriesInvoice } from '#shared/series/schema.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { runSchedules, submitPayment } from './a-charging-series.ts';
import { aSeries } from './a-series.ts';

type Owner = { readonly url: string; readonly call: ApiCall; readonly timeZone: string };

/** An invoice with its payments. */
type PaidInvoice = Invoice & Pick<InvoicePayments, 'payments'>;

const COUNT = 12;
/** A month at the longest. */
const STEP_DAYS = 31;

/**
 * Lets a year pass in a minute: a payer saves their bank account with the first invoice of a monthly series, and the
 * schedules debit it for the others. Returns its invoices, oldest first. Only for a product of its own: everything else
 * in it becomes due, too.
 */
export async function passAYearOfDebits(owner: Owner, now = new Date()): Promise<PaidInvoice[]> {
  const { url, call, timeZone } = owner;
  const email = `payer-${crypto.randomUUID()}@example.com`;
  const { id: customerId } = (await call('POST', '/customers', { name: 'Ada', email, language: 'en' })) as {
    id: string;
  };
  const { id } = (await call('POST', '/series', aSeries({ customerId, language: 'en' }))) as { id: string };
  const firstDay = dayIn(timeZone, now);
  const schedule = { unit: 'month', interval: 1, firstDay, end: { count: COUNT }, daysInAdvance: 0, hour: 0 };
  await call('POST', `/series/${id}/schedule`, { schedule, mode: 'charge' });
  await runSchedules(now, url);
  const [first] = await madeBy(call, id);
  await saveAccount(owner, first ?? '');
  // The first payment arrives in the first month; the last debit begins a month after the last invoice.
  for (let month = 1; month <= COUNT + 1; month += 1) {
    await runSchedules(new Date(now.getTime() + month * STEP_DAYS * DAY_MS), url);
  }
  const ids = await madeBy(call, id);
  return Promise.all(
    ids.map(async (each) => ({
      ...((await call('GET', `/invoices/${each}`)) as Invoice),
      payments: ((await call('GET', `/invoices/${each}/payments`)) as InvoicePayments).payments,
    })),
  );
}

/** The ids of the invoices of a series, oldest first. */
async function madeBy(call: ApiCall, seriesId: string): Promise<string[]> {
  const { data } = (await call('GET', `/series/${seriesId}/invoices?limit=${COUNT}`)) as { data: SeriesInvoice[] };
  return data.flatMap(({ invoice }) => invoice?.id ?? []).reverse();
}

/** Pays an invoice from a bank account, which is saved with it. */
async function saveAccount({ url, call }: Owner, invoiceId: string): Promise<void> {
  const { total } = (await call('GET', `/invoices/${invoiceId}`)) as Invoice;
  const shown = { amountDue: total, currency: 'CAD', debit: { isBusiness: true }, savesCard: true };
  await submitPayment((await apiAt(url)('POST', `/invoices/${invoiceId}/payment`, shown)) as PaymentLink, {});
}
