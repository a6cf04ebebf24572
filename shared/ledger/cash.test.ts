import { expect, it } from 'vitest';
import { cashCents } from './cash.ts';

it.each([
  [34_492, 34_490],
  [34_493, 34_495],
  [34_497, 34_495],
  [34_498, 34_500],
  [2, 0],
  [3, 5],
])('%i cents are %i in cash', (cents, cash) => {
  expect(cashCents(cents)).toBe(cash);
});
