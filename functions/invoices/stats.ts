import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import { INVOICE_CURRENCIES, type InvoiceCurrency } from '#shared/money.ts';
import type { InvoiceListStore } from './list-store.ts';

const PAID_WINDOW_DAYS = 30;

type Dependencies = { store: Pick<InvoiceListStore, 'readSums'>; businesses: Pick<Businesses, 'timeZoneOf'> };

/**
 * The key figures of a business per currency, and its number of invoices per status. Days are those of its time zone.
 */
export async function readStats(
  { store, businesses }: Dependencies,
  businessId: string,
  now: Date,
): Promise<InvoiceStats> {
  const since = addDays(await todayOf(businesses, businessId, now), 1 - PAID_WINDOW_DAYS);
  const { totals, paidDays } = await store.readSums(since);
  const sum = (status: InvoiceStatus | 'WRITTEN_OFF', currency: InvoiceCurrency) =>
    BigInt(totals[`${status}_${currency}`] ?? 0);
  const used = INVOICE_CURRENCIES.filter(
    (currency) =>
      [...INVOICE_STATUSES, 'WRITTEN_OFF'].some((status) => `${status}_${currency}` in totals) ||
      paidDays.some((day) => day[currency]),
  );
  return {
    currencies: used.map((currency) => ({
      currency,
      outstanding: toMajor(sum('SENT', currency) + sum('OVERDUE', currency)),
      overdue: toMajor(sum('OVERDUE', currency)),
      paidLast30Days: toMajor(paidDays.reduce((cents, day) => cents + BigInt(day[currency] ?? 0), 0n)),
      draft: toMajor(sum('DRAFT', currency)),
      writtenOff: toMajor(sum('WRITTEN_OFF', currency)),
    })),
    counts: Object.fromEntries(
      INVOICE_STATUSES.map((status) => [status, Number(totals[status] ?? 0)]),
    ) as InvoiceStats['counts'],
  };
}

/** The number closest to an amount, even for sums beyond exact numbers. */
function toMajor(cents: bigint): number {
  return Number(`${cents}e-2`);
}
