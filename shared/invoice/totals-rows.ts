import type { AdjustmentType, InvoiceTotals, TotalsInput } from './totals.ts';

/** A row above the total. `percent` is set if the adjustment was entered as a percentage. */
export type TotalsRow = {
  readonly label: 'subtotal' | 'discount' | 'shipping' | 'tax';
  /** Negative for a discount. */
  readonly cents: number;
  readonly percent?: number;
};

/** The subtotal and the adjustments above zero (spec 1 §9). */
export function totalsRows(invoice: Omit<TotalsInput, 'items'>, totals: InvoiceTotals): TotalsRow[] {
  const { discountType, discountValue, shippingType, shippingValue, taxType = 'percentage', taxValue } = invoice;
  const { discountCents, shippingCents, taxCents } = totals;
  return [
    { label: 'subtotal', cents: totals.subtotalCents },
    ...(discountCents > 0 ? [row('discount', -discountCents, discountType, discountValue)] : []),
    ...(shippingCents > 0 ? [row('shipping', shippingCents, shippingType, shippingValue)] : []),
    ...(taxCents > 0 ? [row('tax', taxCents, taxType, taxValue)] : []),
  ];
}

function row(label: TotalsRow['label'], cents: number, type?: AdjustmentType, percent?: number): TotalsRow {
  return { label, cents, ...(type === 'percentage' && percent !== undefined && { percent }) };
}

type Texts = {
  readonly document: Readonly<Record<TotalsRow['label'], string>>;
  readonly percent: (value: number) => string;
};

/** The label of a row, such as "Tax (5%)". */
export function totalsLabel({ label, percent }: TotalsRow, texts: Texts): string {
  return percent === undefined ? texts.document[label] : `${texts.document[label]} (${texts.percent(percent)})`;
}
