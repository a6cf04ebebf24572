import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTotals, lineAmountCents, type TotalsInput } from './totals.ts';

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

  it('rounds a line as exact decimals do, half away from zero', () => {
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

  it('always has a total of subtotal − discount + shipping + tax, never below zero', () => {
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
