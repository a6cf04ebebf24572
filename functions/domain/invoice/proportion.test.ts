import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportioned, proportion } from './proportion.ts';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1, 1, 1], [1, 1, 0, 0, 0]],
  [0, [3, 7], [0, 0]],
  [10, [3, 7], [3, 7]],
  [5, [0, 0], [0, 5]],
])('%i by %j is %j', (cents, weights, shares) => {
  expect(
    apportioned(
      cents,
      weights.map((weight) => weight * 100),
    ),
  ).toEqual(shares);
});

it('gives nobody less of more, and everybody their weight of all', () => {
  const weights = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 10 ** 12 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      weights,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 5 }),
      (of, part, more) => {
        const whole = of.reduce((sum, weight) => sum + weight, 0);
        const cents = Math.floor(whole * part);
        const shares = apportioned(cents, of);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        const next = apportioned(Math.min(whole, cents + more), of);
        for (const [index, share] of next.entries()) expect(share).toBeGreaterThanOrEqual(shares[index] ?? 0);
        if (whole > 0) expect(apportioned(whole, of)).toEqual(of);
      },
    ),
  );
});

it('of nothing is nothing', () => {
  expect([proportion(5, 3, 0), proportion(5, 1, 2), proportion(-5, 1, 2)]).toEqual([0, 3, -3]);
});
