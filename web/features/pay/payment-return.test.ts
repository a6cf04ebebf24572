import { expect, it } from 'vitest';
import { paymentReturnIn } from './payment-return.ts';

it.each([
  ['?payment=success', 'processing'],
  ['?payment=cancelled', 'cancelled'],
  ['?payment=constructor', 'none'],
  ['?payment=__proto__', 'none'],
  ['?payment=', 'none'],
  ['', 'none'],
])('the address %s means %s', (search, meaning) => {
  expect(paymentReturnIn(search)).toBe(meaning);
});
