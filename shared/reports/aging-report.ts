import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { INVOICE_CURRENCIES, type InvoiceCurrency } from '#shared/money.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { owedChangeCents } from './entry-cents.ts';
import { AGING_BUCKETS, type AgingBucket } from './groups.ts';
import type { JournalEntry } from './journal.ts';
import type { AgingReport, AgingRow } from './schema.ts';

type Customer = {
  readonly customerId?: string | undefined;
  readonly customer: string;
  readonly currency: InvoiceCurrency;
};

/** An invoice that may be owed on the day of a report. */
export type OwedInvoice = Customer & {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly issueDate: CalendarDay;
  readonly dueDate: CalendarDay;
  /** What is owed of it at the end of that day, in cents: negative if it was overpaid. */
  readonly balanceCents: number;
};

/** The credit of a customer as of today, in cents. */
export type CustomerCredit = Customer & { readonly cents: number };

/**
 * What is owed at the end of a day. Invoices that were issued later, are paid or overpaid are left out. A customer has a row
 * for each currency, under the name on their latest invoice; those without a record are told apart by name.
 */
export function agingReport(
  invoices: readonly OwedInvoice[],
  { on, credits = [] }: { on: CalendarDay; credits?: readonly CustomerCredit[] },
): AgingReport {
  const owed = invoices
    .filter(({ issueDate, balanceCents }) => issueDate <= on && balanceCents > 0)
    .toSorted((a, b) => inTextOrder(a.dueDate, b.dueDate) || inTextOrder(a.invoiceNumber, b.invoiceNumber));
  const rows = new Map<string, AgingRow>();
  for (const credit of credits) rowOf(rows, credit).creditCents += credit.cents;
  for (const invoice of owed.toSorted((a, b) => inTextOrder(a.issueDate, b.issueDate))) {
    rowOf(rows, invoice).customer = invoice.customer;
  }
  for (const invoice of owed) addInvoice(rowOf(rows, invoice), invoice, on);
  return { on, rows: [...rows.values()].filter((row) => row.totalCents || row.creditCents).sort(mostFirst) };
}

/** The balance of an invoice at the end of a day, in cents, from its journal; negative if it was overpaid. */
export function balanceOn(journal: readonly JournalEntry[], day: CalendarDay): number {
  return journal.filter(({ on }) => on <= day).reduce((cents, entry) => cents + owedChangeCents(entry), 0);
}

/** The column of an invoice on a day; due on that day is not late. */
export function agingBucketOf(dueDate: CalendarDay, on: CalendarDay): AgingBucket {
  const days = daysBetween(dueDate, on);
  if (days <= 0) return 'current';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}

function rowOf(rows: Map<string, AgingRow>, { customerId, customer, currency }: Customer): AgingRow {
  const key = JSON.stringify([currency, customerId ?? null, customerId ? null : customer]);
  const known = rows.get(key);
  if (known) return known;
  const row: AgingRow = {
    ...(customerId && { customerId }),
    ...{ customer, currency, totalCents: 0, creditCents: 0, invoices: [] },
    buckets: Object.fromEntries(AGING_BUCKETS.map((bucket) => [bucket, 0])) as AgingRow['buckets'],
  };
  rows.set(key, row);
  return row;
}

function addInvoice(row: AgingRow, invoice: OwedInvoice, on: CalendarDay): void {
  const { invoiceId, invoiceNumber, issueDate, dueDate, balanceCents } = invoice;
  const bucket = agingBucketOf(dueDate, on);
  row.buckets[bucket] += balanceCents;
  row.totalCents += balanceCents;
  row.invoices.push({ invoiceId, invoiceNumber, issueDate, dueDate, bucket, balanceCents });
}

function mostFirst(a: AgingRow, b: AgingRow): number {
  const place = ({ currency }: AgingRow) => INVOICE_CURRENCIES.indexOf(currency);
  return (
    place(a) - place(b) ||
    b.totalCents - a.totalCents ||
    b.creditCents - a.creditCents ||
    inTextOrder(a.customer, b.customer)
  );
}
