import { divideRounded } from '#shared/document/divide-rounded.ts';

/** `cents · partCents / wholeCents`, rounded; 0 if the whole is. */
export function proportion(cents: number, partCents: number, wholeCents: number): number {
  return wholeCents === 0 ? 0 : Number(divideRounded(BigInt(cents) * BigInt(partCents), BigInt(wholeCents)));
}

/**
 * Splits an amount in proportion to weights, to the cent (Webster's method); it is at most their sum, which gives each its
 * weight. A larger amount gives none of them less, so that amounts split one after the other add up. If all weights are
 * zero, the last gets everything.
 */
export function apportioned(cents: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map((_, index) => (index === weights.length - 1 ? cents : 0));
  const shares = weights.map((weight) => proportion(weight, cents, whole));
  for (let left = cents - sumOf(shares); left !== 0; left -= Math.sign(left)) {
    const index = left > 0 ? nextOf(weights, shares) : lastOf(weights, shares);
    shares[index] = (shares[index] ?? 0) + Math.sign(left);
  }
  return shares;
}

/** The one that gets the next cent. */
function nextOf(weights: readonly number[], shares: readonly number[]): number {
  const indexes = shares.map((_, index) => index);
  return inOrder(indexes, (index) => [weights[index], 2 * (shares[index] ?? 0) + 1]).at(0) ?? 0;
}

/** The one that got the last cent. */
function lastOf(weights: readonly number[], shares: readonly number[]): number {
  const indexes = shares.flatMap((share, index) => (share > 0 ? [index] : []));
  return inOrder(indexes, (index) => [weights[index], 2 * (shares[index] ?? 0) - 1]).at(-1) ?? 0;
}

/** By quotient, the largest first; sorting is stable. */
function inOrder(indexes: readonly number[], quotient: (index: number) => [weight: number | undefined, by: number]) {
  return indexes.toSorted((a, b) => {
    const [[one = 0, byOne], [other = 0, byOther]] = [quotient(a), quotient(b)];
    return Number(BigInt(other) * BigInt(byOne) - BigInt(one) * BigInt(byOther));
  });
}

/** The sum of amounts. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
