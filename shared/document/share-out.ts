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
