import { expect, it } from 'vitest';
import { amountDueCents } from './amount-due.ts';

it.each([
  [undefined, 20_000],
  [150, 5_000],
  [200, 0],
  [250, 0],
])('is the total of 200.00 less %s paid by card', (amountPaid, due) => {
  expect(amountDueCents({ items: [{ quantity: 2, rate: 100 }], amountPaid })).toBe(due);
});
