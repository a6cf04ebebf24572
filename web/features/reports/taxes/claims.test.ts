import { expect, it } from 'vitest';
import { claimedCents } from './claims.ts';

it.each([
  ['', 0],
  [12.34, 1_234],
  [0.07, 7],
  ['twelve', undefined],
] as const)('reads %j as %s cents', (typed, cents) => {
  expect(claimedCents(typed)).toBe(cents);
});
