import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { toCents } from '#shared/money.ts';
import type { InvoiceTax } from './tax.ts';
import type { AdjustmentType, InvoiceTotals, TotalsInput } from './totals.ts';

type RowsInput = Omit<TotalsInput, 'items' | 'taxes'> & { readonly taxes?: readonly InvoiceTax[] | undefined };

/** A row above the total. `percent` is set if the adjustment was entered as a percentage. */
export type TotalsRow = {
  readonly label: 'subtotal' | 'discount' | 'shipping' | 'tax';
  /** Negative for a discount. */
  readonly cents: number;
  readonly percent?: number;
  /** The provincial tax that the row shows. */
  readonly tax?: InvoiceTax;
};

/** The subtotal, the adjustments above zero (spec 1 §9), and each tax of a province. */
export function totalsRows(invoice: RowsInput, totals: InvoiceTotals): TotalsRow[] {
  const { discountType, discountValue, shippingType, shippingValue, taxType = 'percentage', taxValue } = invoice;
  const { discountCents, shippingCents, taxCents } = totals;
  return [
    { label: 'subtotal', cents: totals.subtotalCents },
    ...(discountCents > 0 ? [row('discount', -discountCents, discountType, discountValue)] : []),
    ...(shippingCents > 0 ? [row('shipping', shippingCents, shippingType, shippingValue)] : []),
    ...(invoice.taxes
      ? invoice.taxes.filter(({ amount }) => amount > 0).map(taxRow)
      : taxCents > 0
        ? [row('tax', taxCents, taxType, taxValue)]
        : []),
  ];
}

const taxRow = (tax: InvoiceTax): TotalsRow => ({
  label: 'tax',
  cents: toCents(tax.amount),
  percent: tax.ratePercent,
  tax,
});

function row(label: TotalsRow['label'], cents: number, type?: AdjustmentType, percent?: number): TotalsRow {
  return { label, cents, ...(type === 'percentage' && percent !== undefined && { percent }) };
}

type Texts = {
  readonly taxName: (code: TaxCode) => string;
  readonly document: Readonly<Record<TotalsRow['label'], string>>;
  readonly percent: (value: number) => string;
  readonly onPart: (rate: string, part: string) => string;
};

/** The label of a row, such as "Discount", "GST (5%)" or "PST (6% on 30% of the price)". */
export function totalsLabel({ label, percent, tax }: TotalsRow, texts: Texts): string {
  const name = tax ? texts.taxName(tax.code) : texts.document[label];
  if (percent === undefined) return name;
  const rate = texts.percent(percent);
  return `${name} (${tax?.pricePercent ? texts.onPart(rate, texts.percent(tax.pricePercent)) : rate})`;
}
