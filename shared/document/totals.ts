import { toCents } from '#shared/money.ts';
import { divideRounded } from './divide-rounded.ts';

/** Input of the totals, in the contract's units: major units and percent (spec 1 §3). */
export type TotalsInput = {
  readonly items: readonly (OfferedLine & { readonly quantity: number; readonly rate: number })[];
  readonly discountType?: AdjustmentType | undefined;
  readonly discountValue?: number | undefined;
  readonly shippingType?: AdjustmentType | undefined;
  readonly shippingValue?: number | undefined;
  readonly taxType?: AdjustmentType | undefined;
  readonly taxValue?: number | undefined;
  /** The computed taxes; if there are any or none are due, they replace `taxType` and `taxValue`. */
  readonly taxes?: readonly { readonly amount: number }[] | undefined;
};

/** A line that its recipient may choose or leave out; without `choice`, it is required. */
export type OfferedLine = { readonly choice?: unknown; readonly chosen?: boolean | undefined };

/** Whether an adjustment is an amount or a percentage. */
export const ADJUSTMENT_TYPES = ['fixed', 'percentage'] as const;
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number];

/** All amounts of an invoice, in integer cents. */
export type InvoiceTotals = {
  /** Quantity times rate per line, in the order of the items, also of those that do not count. */
  readonly lineCents: readonly number[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/**
 * The amounts shown and charged everywhere (spec 1 §9): each line and adjustment is rounded to the cent, half away from
 * zero; the discount never exceeds the subtotal; tax applies to subtotal − discount + shipping. Exact while lines and
 * total stay within `MAX_LINE_CENTS` and `MAX_TOTAL_CENTS`.
 */
export function invoiceTotals(input: TotalsInput): InvoiceTotals {
  const lines = input.items.map(({ quantity, rate }) => lineCents(quantity, rate));
  const subtotal = lines.reduce((sum, cents, index) => (isIncluded(input.items[index]) ? sum + cents : sum), 0n);
  const discount = adjustmentCents(input.discountType, input.discountValue, subtotal);
  const discounted = discount < subtotal ? subtotal - discount : 0n;
  const shipping = adjustmentCents(input.shippingType, input.shippingValue, subtotal);
  const taxable = discounted + shipping;
  const tax = input.taxes
    ? input.taxes.reduce((sum, { amount }) => sum + wholeCents(amount), 0n)
    : adjustmentCents(input.taxType ?? 'percentage', input.taxValue, taxable);
  return {
    lineCents: lines.map(Number),
    subtotalCents: Number(subtotal),
    discountCents: Number(subtotal - discounted),
    shippingCents: Number(shipping),
    taxCents: Number(tax),
    totalCents: Number(taxable + tax),
  };
}

/** Whether a line counts: one that is offered as a choice does once it is chosen. */
export function isIncluded(line: OfferedLine = {}): boolean {
  return !line.choice || line.chosen === true;
}

/** Quantity times rate in cents, with quantities rounded to ten-thousandths and rates to cents. */
export function lineAmountCents(quantity: number, rate: number): number {
  return Number(lineCents(quantity, rate));
}

function lineCents(quantity: number, rate: number): bigint {
  return divideRounded(tenThousandths(quantity) * wholeCents(rate), 10_000n);
}

function adjustmentCents(type: AdjustmentType | undefined, value = 0, base: bigint): bigint {
  return type === 'percentage' ? divideRounded(base * tenThousandths(value), 1_000_000n) : wholeCents(value);
}

const wholeCents = (amount: number): bigint => whole(toCents(amount));

/** Scales quantities and percentages to integers. */
const tenThousandths = (value: number): bigint => whole(Math.round(value * 10_000));

/** A missing or damaged number counts as zero. */
function whole(value: number): bigint {
  return Number.isFinite(value) ? BigInt(value) : 0n;
}
