import type { ExchangeRate } from '#shared/exchange-rate.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { grossCents, inCad, signOf } from '#shared/reports/entry-cents.ts';
import type { JournalEntry, SalesEntry } from '#shared/reports/journal.ts';
import { isSales } from '#web/features/reports/taxes/outside.ts';

/** An invoice in another currency with the documents of it that a report has. */
export type ForeignInvoice = Pick<SalesEntry, 'invoiceId' | 'invoiceNumber' | 'customer' | 'exchangeRate'> & {
  /** The day of the first of them. */
  readonly on: string;
  /** What they come to with taxes, in the currency of the invoice. */
  readonly totalCents: number;
  /** The same in Canadian dollars, if it has a rate. */
  readonly cadCents: number | undefined;
};

/** The invoices in a currency that a report has documents of, in the order of these. */
export function foreignInvoices(documents: readonly JournalEntry[], currency: InvoiceCurrency): ForeignInvoice[] {
  const sales = documents.filter(isSales).filter((entry) => entry.currency === currency);
  return [...Map.groupBy(sales, ({ invoiceId }) => invoiceId).values()].map((own) => {
    // A group is never empty, and its documents have these facts in common.
    const [{ invoiceId, invoiceNumber, customer, exchangeRate, on }] = own as [SalesEntry];
    const converted = own.map(inCad).filter((entry) => entry !== undefined) as SalesEntry[];
    return {
      ...{ invoiceId, invoiceNumber, customer, on, exchangeRate },
      totalCents: sumOf(own),
      cadCents: exchangeRate && sumOf(converted),
    };
  });
}

/** The rate of the latest day that the documents have; undefined if none has one. */
export function latestRate(documents: readonly JournalEntry[], currency: InvoiceCurrency): ExchangeRate | undefined {
  const rates = documents.flatMap((entry) => (entry.currency === currency ? (entry.exchangeRate ?? []) : []));
  return rates.reduce<ExchangeRate | undefined>(
    (latest, rate) => (latest && latest.on >= rate.on ? latest : rate),
    undefined,
  );
}

function sumOf(documents: readonly SalesEntry[]): number {
  return documents.reduce((sum, entry) => sum + signOf(entry) * grossCents(entry), 0);
}
