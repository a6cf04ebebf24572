import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TOTAL_CENTS } from '#shared/money.ts';
import { type AdjustmentType, invoiceTotals, lineAmountCents, type TotalsInput } from './totals.ts';

type Fraction = readonly [numerator: bigint, denominator: bigint];
type Adjusted = { type: AdjustmentType | undefined; percent: number; cents: number };

/** Rounds a non-negative fraction to an integer, half up. */
function rounded([numerator, denominator]: Fraction): bigint {
  const [quotient, remainder] = [numerator / denominator, numerator % denominator];
  return 2n * remainder >= denominator ? quotient + 1n : quotient;
}

/** The totals rules restated in exact fractions: quantities and percentages in ten-thousandths. */
function exactTotals(invoice: {
  items: readonly { quantity: number; cents: number }[];
  discount: Adjusted;
  shipping: Adjusted;
  tax: Adjusted;
}) {
  const adjusted = ({ type, percent, cents }: Adjusted, fallback: AdjustmentType, base: bigint) =>
    (type ?? fallback) === 'percentage' ? rounded([base * BigInt(percent), 100n * 10_000n]) : BigInt(cents);
  const lines = invoice.items.map(({ quantity, cents }) => rounded([BigInt(quantity) * BigInt(cents), 10_000n]));
  const subtotal = lines.reduce((sum, line) => sum + line, 0n);
  const discount = adjusted(invoice.discount, 'fixed', subtotal);
  const discounted = discount > subtotal ? 0n : subtotal - discount;
  const taxable = discounted + adjusted(invoice.shipping, 'fixed', subtotal);
  return { lines, total: taxable + adjusted(invoice.tax, 'percentage', taxable) };
}

const one = (quantity: number, rate: number): TotalsInput => ({ items: [{ quantity, rate }] });

describe('invoice totals', () => {
  it.each<[name: string, input: TotalsInput, figures: Partial<ReturnType<typeof invoiceTotals>>]>([
    ['3 × 0.33 at 13 %', { ...one(3, 0.33), taxValue: 13 }, { subtotalCents: 99, taxCents: 13, totalCents: 112 }],
    ['a quarter of 9.99', one(0.25, 9.99), { subtotalCents: 250, totalCents: 250 }],
    ['a quarter of 0.10, half a cent up', one(0.25, 0.1), { subtotalCents: 3 }],
    [
      'a percentage discount with shipping and tax',
      { ...one(2, 100), discountType: 'percentage', discountValue: 12.5, shippingValue: 15, taxValue: 5 },
      { discountCents: 2500, shippingCents: 1500, taxCents: 950, totalCents: 19950 },
    ],
    [
      'a fixed discount past the subtotal counts up to it',
      { ...one(1, 10), discountType: 'fixed', discountValue: 25, taxValue: 5 },
      { discountCents: 1000, taxCents: 0, totalCents: 0 },
    ],
    [
      'shipping as a percentage of the subtotal',
      { ...one(1, 80), shippingType: 'percentage', shippingValue: 10 },
      { shippingCents: 800, totalCents: 8800 },
    ],
    ['a fixed tax', { ...one(1, 80), taxType: 'fixed', taxValue: 4.2 }, { taxCents: 420, totalCents: 8420 }],
    ['9.975 % of 100', { ...one(1, 100), taxValue: 9.975 }, { taxCents: 998 }],
    ['nothing at all', { items: [] }, { subtotalCents: 0, totalCents: 0 }],
  ])('%s', (_, input, figures) => {
    expect(invoiceTotals(input)).toMatchObject(figures);
  });

  it('sums 200 lines without drift', () => {
    const items = Array.from({ length: 200 }, () => ({ quantity: 1, rate: 0.1 }));
    expect(invoiceTotals({ items, taxValue: 5 })).toMatchObject({
      subtotalCents: 2000,
      taxCents: 100,
      totalCents: 2100,
    });
  });

  it('rounds a line like exact decimals, half away from zero', () => {
    const quantities = fc.integer({ min: 1, max: 10_000_000 });
    const rates = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(quantities, rates, (tenThousandths, cents) => {
        const exact = BigInt(tenThousandths) * BigInt(cents);
        const rounded = (exact + 5_000n) / 10_000n;
        return lineAmountCents(tenThousandths / 10_000, cents / 100) === Number(rounded);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is exact to the cent up to the largest invoice', () => {
    const edges = (max: number, ...others: number[]) =>
      fc.oneof(
        fc.integer({ min: 0, max }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(max, max - 1, ...others),
      );
    const item = fc.record({
      quantity: edges(10_000_000_000, 1, 2_500, 9_999),
      cents: edges(99_999_999_999, 1, 5, 1_999),
    });
    const adjustment = fc.record({
      type: fc.constantFrom('fixed' as const, 'percentage' as const, undefined),
      percent: edges(1_000_000, 1, 99_750),
      cents: edges(99_999_999_999, 1),
    });
    const invoices = fc.record({
      items: fc.array(item, { minLength: 1, maxLength: 200 }),
      discount: adjustment,
      shipping: adjustment,
      tax: adjustment,
    });
    fc.assert(
      fc.property(invoices, ({ items, discount, shipping, tax }) => {
        const exact = exactTotals({ items, discount, shipping, tax });
        const figure = (
          type: AdjustmentType | undefined,
          fallback: AdjustmentType,
          of: { percent: number; cents: number },
        ) => ((type ?? fallback) === 'percentage' ? of.percent / 10_000 : of.cents / 100);
        const totals = invoiceTotals({
          items: items.map(({ quantity, cents }) => ({ quantity: quantity / 10_000, rate: cents / 100 })),
          discountType: discount.type,
          discountValue: figure(discount.type, 'fixed', discount),
          shippingType: shipping.type,
          shippingValue: figure(shipping.type, 'fixed', shipping),
          taxType: tax.type,
          taxValue: figure(tax.type, 'percentage', tax),
        });
        expect(totals.lineCents).toEqual(exact.lines.map(Number));
        expect(totals.totalCents).toBe(Number(exact.total));
        expect(totals.totalCents > MAX_TOTAL_CENTS).toBe(exact.total > BigInt(MAX_TOTAL_CENTS));
      }),
      { numRuns: 500 },
    );
  });

  it('treats a missing number as zero', () => {
    const damaged = {
      items: [
        { quantity: Number.NaN, rate: 1 },
        { quantity: 2, rate: 5 },
      ],
      discountValue: Number.NaN,
    };
    expect(invoiceTotals(damaged)).toMatchObject({ lineCents: [0, 1000], totalCents: 1000 });
  });

  it('has a total of subtotal − discount + shipping + tax, never below zero', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
    const percent = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000);
    const item = fc.record({ quantity: amount, rate: amount });
    const input = fc.record({
      items: fc.array(item, { maxLength: 20 }),
      discountType: fc.constantFrom('fixed' as const, 'percentage' as const),
      discountValue: percent,
      shippingValue: amount,
      taxValue: percent,
    });
    fc.assert(
      fc.property(input, (each) => {
        const totals = invoiceTotals(each);
        const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = totals;
        expect(totalCents).toBe(subtotalCents - discountCents + shippingCents + taxCents);
        return totalCents >= 0 && discountCents <= subtotalCents && Number.isSafeInteger(totalCents);
      }),
      { numRuns: 2_000 },
    );
  });
});
