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
 */
export function invoiceTotals(input: TotalsInput): InvoiceTotals {
  const lineCents = input.items.map((item) => lineAmountCents(item.quantity, item.rate));
  const subtotalCents = lineCents.reduce((sum, cents) => sum + cents, 0);
  const discount = adjustmentCents(input.discountType, input.discountValue, subtotalCents);
  const discountCents = Math.min(discount, Math.max(subtotalCents, 0));
  const shippingCents = adjustmentCents(input.shippingType, input.shippingValue, subtotalCents);
  const taxableCents = subtotalCents - discountCents + shippingCents;
  const taxCents = adjustmentCents(input.taxType ?? 'percentage', input.taxValue, taxableCents);
  return {
    lineCents,
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents,
    totalCents: taxableCents + taxCents,
  };
}

/** Quantity times rate in cents; the quantity counts to the ten-thousandth, the rate to the cent. */
export function lineAmountCents(quantity: number, rate: number): number {
  return divideRounded(scaled(quantity) * BigInt(toCents(rate)), 10_000n);
}

function adjustmentCents(type: AdjustmentType | undefined, value: number | undefined, baseCents: number): number {
  if (!value) return 0;
  return type === 'percentage' ? divideRounded(BigInt(baseCents) * scaled(value), 1_000_000n) : toCents(value);
}

/** Ten-thousandths: the unit of quantities and of percentages. */
function scaled(value: number): bigint {
  return BigInt(Math.round(value * 10_000));
}

/** Divides, rounding half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): number {
  const half = divisor / 2n;
  return Number((dividend < 0n ? dividend - half : dividend + half) / divisor);
}
