import { fromCents } from '#shared/money.ts';
import { divideRounded } from './divide-rounded.ts';
import type { InvoiceTax, TaxShares } from './tax.ts';
import { invoiceTotals, isIncluded, type TotalsInput } from './totals.ts';

/**
 * What taxes come to on a document: discount and shipping are shared out over the lines that count, and each tax is
 * rounded once at each of its rates, half away from zero. A tax that applies to none of these lines is left out.
 */
export function chargedTaxes(content: TotalsInput, taxes: readonly TaxShares[]): InvoiceTax[] {
  const bases = lineBases(content);
  const byRate = Map.groupBy(taxes, ({ code, ratePercent }) => `${code} ${ratePercent}`);
  return [...byRate.values()].flatMap((parts) =>
    chargedTax(
      parts.map((part) => counting(part, bases)),
      bases,
    ),
  );
}

type Bases = ReadonlyMap<number, bigint>;

/** A tax at one rate, of which some parts may be credited: a line is in at most one part. */
function chargedTax(parts: readonly TaxShares[], bases: Bases): InvoiceTax[] {
  const counted = [...bases.keys()];
  const shareOf = (line: number) => parts.reduce((sum, { shares }) => sum + (shares[line] ?? 0), 0);
  const taxed = counted.filter(shareOf);
  const [first] = parts;
  if (!first || taxed.length === 0) return [];
  const { code, ratePercent, registration } = first;
  const hundredths = sharedHundredths(shareOf, bases);
  const credited = parts.reduce((sum, { shares, creditPercent = 0 }) => {
    return sum + sharedHundredths((line) => shares[line] ?? 0, bases) * rateOf(creditPercent);
  }, 0n);
  const [price, ...otherPrices] = new Set(taxed.map(shareOf));
  const charging = parts.filter(({ shares }) => taxed.some((line) => shares[line]));
  return [
    {
      ...{ code, ratePercent, registration, rule: charging.map(({ rule }) => rule).join('; ') },
      baseAmount: fromCents(Number(divideRounded(hundredths, 100n))),
      amount: fromCents(Number(divideRounded(hundredths * rateOf(ratePercent), 100_000_000n))),
      ...(credited > 0n && { credited: fromCents(Number(divideRounded(credited, 100_000_000n))) }),
      ...(price && price < 100 && otherPrices.length === 0 && { pricePercent: price }),
      ...(taxed.length < counted.length && { lines: taxed }),
    },
  ];
}

/** A part without the lines that its limit leaves out. */
function counting(part: TaxShares, bases: Bases): TaxShares {
  const { limit, shares } = part;
  if (!limit) return part;
  const cents = limit.lines.reduce((sum, line) => sum + (bases.get(line) ?? 0n), 0n);
  if (cents <= BigInt(limit.cents) === limit.isWithin) return part;
  return { ...part, shares: shares.map((share, line) => (limit.lines.includes(line) ? 0 : share)) };
}

/** What a tax applies to of all lines, in hundredths of a cent. */
function sharedHundredths(shareOf: (line: number) => number, bases: Bases): bigint {
  return [...bases].reduce((sum, [line, cents]) => sum + cents * BigInt(shareOf(line)), 0n);
}

const rateOf = (percent: number) => BigInt(Math.round(percent * 10_000));

/**
 * The price of each of the lines that count, in cents and by its place: its amount less its share of the discount plus
 * its share of shipping. They add up to the price of the document before tax.
 */
export function lineBases(content: TotalsInput): Bases {
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
