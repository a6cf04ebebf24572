import { TOTALS_KEY } from '#functions/data/invoice-figures.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceStats } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import { CURRENCIES, type Currency, fromCents } from '#shared/money.ts';
import type { InvoiceStore } from './store.ts';

const PAID_WINDOW_DAYS = 30;

/** The money of a business at a glance, per currency that it uses, and how many invoices stand in each status. */
export async function readStats(store: InvoiceStore, businessId: string, now: Date): Promise<InvoiceStats> {
  const since = addDays(now.toISOString().slice(0, 10), 1 - PAID_WINDOW_DAYS);
  const { [TOTALS_KEY]: totals = {}, ...paidDays } = await store.readFigures(businessId, since);
  const sum = (status: InvoiceStatus, currency: Currency) => totals[`${status}_${currency}`] ?? 0;
  const used = CURRENCIES.filter((currency) => INVOICE_STATUSES.some((status) => `${status}_${currency}` in totals));
  return {
    currencies: used.map((currency) => ({
      currency,
      outstanding: fromCents(sum('SENT', currency) + sum('OVERDUE', currency)),
      overdue: fromCents(sum('OVERDUE', currency)),
      paidLast30Days: fromCents(Object.values(paidDays).reduce((cents, day) => cents + (day[currency] ?? 0), 0)),
      draft: fromCents(sum('DRAFT', currency)),
    })),
    counts: Object.fromEntries(
      INVOICE_STATUSES.map((status) => [status, totals[status] ?? 0]),
    ) as InvoiceStats['counts'],
  };
}
