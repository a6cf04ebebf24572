import { toCents } from '#shared/money.ts';

/** What the totals of an invoice are made of, in the contract's numbers: major units and percent (spec 1 §3). */
export type TotalsInput = {
  readonly items: readonly { readonly quantity: number; readonly rate: number }[];
  readonly discountType?: AdjustmentType | undefined;
  readonly discountValue?: number | undefined;
  readonly shippingType?: AdjustmentType | undefined;
  readonly shippingValue?: number | undefined;
  readonly taxType?: AdjustmentType | undefined;
  readonly taxValue?: number | undefined;
};

/** Whether an adjustment is an amount or a share of what it adjusts. */
export const ADJUSTMENT_TYPES = ['fixed', 'percentage'] as const;
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number];

/** All figures of an invoice, in integer cents. */
export type InvoiceTotals = {
  /** Quantity times rate of each line, in the order of the items. */
  readonly lineCents: readonly number[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/**
 * The figures that every surface shows and charges (spec 1 §9): each line and each adjustment is rounded to the cent,
 * half away from zero; the discount never exceeds the subtotal; tax is taken on subtotal − discount + shipping.
 * They are exact while lines and total are within `MAX_LINE_CENTS` and `MAX_TOTAL_CENTS`.
 */
export function invoiceTotals(input: TotalsInput): InvoiceTotals {
  const lines = input.items.map(({ quantity, rate }) => lineCents(quantity, rate));
  const subtotal = lines.reduce((sum, cents) => sum + cents, 0n);
  const discount = adjustmentCents(input.discountType, input.discountValue, subtotal);
  const discounted = discount < subtotal ? subtotal - discount : 0n;
  const shipping = adjustmentCents(input.shippingType, input.shippingValue, subtotal);
  const taxable = discounted + shipping;
  const tax = adjustmentCents(input.taxType ?? 'percentage', input.taxValue, taxable);
  return {
    lineCents: lines.map(Number),
    subtotalCents: Number(subtotal),
    discountCents: Number(subtotal - discounted),
    shippingCents: Number(shipping),
    taxCents: Number(tax),
    totalCents: Number(taxable + tax),
  };
}

/** Quantity times rate in cents; the quantity counts to the ten-thousandth, the rate to the cent. */
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

/** The unit of quantities and of percentages. */
const tenThousandths = (value: number): bigint => whole(Math.round(value * 10_000));

/** A figure that is missing or damaged counts as zero. */
function whole(value: number): bigint {
  return Number.isFinite(value) ? BigInt(value) : 0n;
}

/** Divides, rounding half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}
