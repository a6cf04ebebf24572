import { expect, it } from 'vitest';
import { depositCents } from './deposit.ts';

it.each([
  [{}, 10_000, 0],
  [{ depositValue: 25.5 }, 10_000, 2_550],
  [{ depositType: 'fixed', depositValue: 500 }, 10_000, 10_000],
  [{ depositType: 'percentage', depositValue: 30 }, 34_493, 10_348],
  [{ depositType: 'percentage', depositValue: 100 }, 34_493, 34_493],
  [{ depositType: 'percentage', depositValue: 33.3333 }, 100, 33],
  [{ depositType: 'percentage', depositValue: 50 }, 1, 1],
] as const)('a deposit of %j on %i cents is %i', (terms, totalCents, expected) => {
  expect(depositCents(terms, totalCents)).toBe(expected);
});
