import { fromCents } from '#shared/money.ts';
import { divideRounded } from './divide-rounded.ts';
import type { InvoiceTax, TaxShares } from './tax.ts';
import { invoiceTotals, isIncluded, type TotalsInput } from './totals.ts';

/**
 * What taxes come to on a document: discount and shipping are shared out over the lines that count, and each tax is
 * rounded once, half away from zero. A tax that applies to none of these lines is left out.
 */
export function chargedTaxes(content: TotalsInput, taxes: readonly TaxShares[]): InvoiceTax[] {
  const bases = lineBases(content);
  const counted = [...bases.keys()];
  return taxes.flatMap(({ shares, ...tax }) => {
    const taxed = counted.filter((index) => shares[index]);
    if (taxed.length === 0) return [];
    const hundredths = taxed.reduce((sum, index) => sum + (bases.get(index) ?? 0n) * BigInt(shares[index] ?? 0), 0n);
    const rate = BigInt(Math.round(tax.ratePercent * 10_000));
    const [part, ...otherParts] = new Set(taxed.map((index) => shares[index]));
    return {
      ...tax,
      baseAmount: fromCents(Number(divideRounded(hundredths, 100n))),
      amount: fromCents(Number(divideRounded(hundredths * rate, 100_000_000n))),
      ...(part && part < 100 && otherParts.length === 0 && { pricePercent: part }),
      ...(taxed.length < counted.length && { lines: taxed }),
    };
  });
}

/**
 * The price of each of the lines that count, in cents and by its place: its amount less its share of the discount plus
 * its share of shipping. They add up to the price of the document before tax.
 */
export function lineBases(content: TotalsInput): ReadonlyMap<number, bigint> {
  const counted = content.items.flatMap((line, index) => (isIncluded(line) ? [index] : []));
  const { lineCents, discountCents, shippingCents } = invoiceTotals({ ...content, taxes: [] });
  const amounts = counted.map((place) => BigInt(lineCents[place] ?? 0));
  const discounts = shareOut(BigInt(discountCents), amounts);
  const shippings = shareOut(BigInt(shippingCents), amounts);
  return new Map(
    counted.map((place, at) => [place, (amounts[at] ?? 0n) - (discounts[at] ?? 0n) + (shippings[at] ?? 0n)]),
  );
}

/**
 * Shares an amount out in proportion to weights, to the cent: the largest remainders get the cents left over, the
 * earlier one on a tie. If all weights are zero, the first gets everything. Neither may be negative.
 */
export function shareOut(cents: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? cents : 0n));
  const shares = weights.map((weight) => (cents * weight) / whole);
  const left = Number(cents - shares.reduce((sum, share) => sum + share, 0n));
  const remainders = weights.map((weight, index) => ({ index, remainder: (cents * weight) % whole }));
  // Sorting is stable: the earlier line stays first on a tie.
  const receivers = remainders.toSorted((a, b) =>
    a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1,
  );
  const extra = new Set(receivers.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (extra.has(index) ? share + 1n : share));
}
