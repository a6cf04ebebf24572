import { expect, it } from 'vitest';
import { cashCents } from './cash.ts';

it.each([
  [34_492, 34_490],
  [34_493, 34_495],
  [34_497, 34_495],
  [34_498, 34_500],
  [2, 0],
  [3, 5],
])('%i Canadian cents are %i in cash', (cents, cash) => {
  expect(cashCents(cents, 'CAD')).toBe(cash);
});

it.each(['USD', 'EUR', 'GBP'])('cash in %s is not rounded', (currency) => {
  expect(cashCents(34_493, currency)).toBe(34_493);
});
