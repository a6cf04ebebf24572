import { INVOICE_CURRENCIES, type InvoiceCurrency } from '#shared/money.ts';
import { inCad, netCents, signOf } from '#shared/reports/entry-cents.ts';
import type { JournalEntry, SalesEntry } from '#shared/reports/journal.ts';
import { returnLinesOf } from '#shared/reports/return-lines.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { type CountedDocument, isCounted } from '#shared/reports/tax-report.ts';

/** A document or payment in the list of a figure. */
export type ListedDocument = CountedDocument & {
  /** Its price before tax, where the figure is its tax. */
  readonly beforeTaxCents?: number;
};

/** What a business has to add itself to the figures of its documents. */
export type Outside = {
  /** Documents in other currencies, by currency: those without a rate, with their taxes in it, and how many have one. */
  readonly currencies: readonly {
    readonly currency: InvoiceCurrency;
    readonly documents: readonly ListedDocument[];
    readonly ratedCount: number;
  }[];
  /** Documents with a tax that was typed, which belongs to no account. */
  readonly typed: readonly ListedDocument[];
  /** Sales without a province that are missing from the sales in one, or without tax on line 91 instead of 90. */
  readonly unplaced: readonly ListedDocument[];
};

/** The documents of a report that are in no figure, or whose tax is in none; of other currencies, also how many are. */
export function documentsOutside({ documents, returns }: TaxReport): Outside {
  const sales = documents.filter(isSales);
  const counted = sales.filter(isCounted);
  const isByProvince = returns.some(({ account }) => returnLinesOf(account).some(({ place }) => place));
  const hasGst = returns.some(({ account }) => account === 'GST_HST');
  return {
    currencies: INVOICE_CURRENCIES.filter((currency) => currency !== 'CAD')
      .map((currency) => {
        const own = sales.filter((entry) => entry.currency === currency);
        const unrated = own.filter((entry) => !isCounted(entry));
        return { currency, documents: unrated.map(inOtherCurrency), ratedCount: own.length - unrated.length };
      })
      .filter((each) => each.documents.length > 0 || each.ratedCount > 0),
    typed: counted
      .filter(({ ownTaxCents }) => ownTaxCents)
      .map((entry) => listed(entry, (it) => signed(it, it.ownTaxCents ?? 0))),
    unplaced: counted
      .filter(({ kind, place }) => kind === 'sale' && place === 'unknown')
      .filter(({ price }) => isByProvince || (hasGst && price.untaxed > 0))
      .map((entry) => listed(entry, ({ price }) => netCents(price))),
  };
}

/** A document with an amount of it in Canadian dollars and, if that is another, in its own currency. */
function listed(entry: SalesEntry, centsOf: (entry: SalesEntry) => number): ListedDocument {
  const inDollars = inCad(entry) as SalesEntry;
  return { entry, cents: centsOf(inDollars), ...(entry.currency !== 'CAD' && { ownCents: centsOf(entry) }) };
}

/** Whether an entry is no payment. */
export function isSales(entry: JournalEntry): entry is SalesEntry {
  return entry.kind !== 'money';
}

function inOtherCurrency(entry: SalesEntry): ListedDocument {
  const taxes = entry.taxes.reduce((sum, { cents }) => sum + cents, 0) + (entry.ownTaxCents ?? 0);
  return { entry, cents: signed(entry, taxes), beforeTaxCents: signed(entry, netCents(entry.price)) };
}

/** What a document adds, negative if it takes away; never a negative zero, which shows as "−0.00". */
function signed(entry: SalesEntry, cents: number): number {
  return cents === 0 ? 0 : signOf(entry) * cents;
}
