import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { lineBases } from '#shared/document/charged-taxes.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { placeOfSupply } from '#shared/document/tax-place.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { toCents } from '#shared/money.ts';
import type { JournalEntry, JournalPrice, JournalTax } from '#shared/reports/journal.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** What an invoice charges, in cents: its price, its taxes, and a tax that the business typed. They add up to its total. */
export type Charged = {
  readonly price: JournalPrice;
  readonly taxes: readonly JournalTax[];
  readonly ownTaxCents: number;
};

/** What an invoice charges. */
export function chargedBy(invoice: InvoiceRecord): Charged {
  const price = { taxable: 0, zeroRated: 0, exported: 0, exempt: 0, untaxed: 0 };
  for (const [place, cents] of lineBases(invoice)) price[treatmentOf(invoice, place)] += Number(cents);
  const { taxes } = invoice;
  return {
    price,
    taxes: (taxes ?? []).map(toJournalTax),
    ownTaxCents: taxes ? 0 : invoiceTotals(invoice).taxCents,
  };
}

/** A tax of an invoice or a credit note. */
export function toJournalTax(tax: Pick<InvoiceTax, 'code' | 'baseAmount' | 'amount' | 'credited'>): JournalTax {
  const { code, baseAmount, amount, credited } = tax;
  return {
    ...{ code, baseCents: toCents(baseAmount), cents: toCents(amount) },
    ...(credited && { creditedCents: toCents(credited) }),
  };
}

/** The part of the price that a line belongs to. What is not taxed abroad is an export, as in `isExport`. */
function treatmentOf(invoice: InvoiceRecord, place: number): keyof JournalPrice {
  const { items, taxes, taxMode, exemptFrom = [] } = invoice;
  const treatment = items[place]?.taxTreatment;
  if (treatment === 'exempt') return 'exempt';
  const isAbroad = taxMode !== 'none' && taxes?.length === 0 && placeOfSupply(invoice, {}).kind === 'abroad';
  if (treatment === 'export' || isAbroad) return 'exported';
  if (treatment === 'zeroRated') return 'zeroRated';
  const isTaxed = taxes?.some(({ lines }) => !lines || lines.includes(place));
  return isTaxed || exemptFrom.length > 0 ? 'taxable' : 'untaxed';
}

/** The place of supply; without an address, the province whose own tax was charged. */
export function suppliedTo(invoice: InvoiceRecord): JournalEntry['place'] {
  const place = placeOfSupply(invoice, {});
  if (place.kind === 'province') return place.province;
  if (place.kind === 'abroad') return 'abroad';
  return invoice.taxes?.map(({ code }) => PROVINCE_OF[code]).find(Boolean) ?? 'unknown';
}

const PROVINCE_OF: { readonly [Code in TaxCode]?: ProvinceCode } = {
  QST: 'QC',
  PST_BC: 'BC',
  PST_SK: 'SK',
  RST_MB: 'MB',
};
