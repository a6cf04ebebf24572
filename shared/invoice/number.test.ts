import { expect, it } from 'vitest';
import { generateInvoiceNumber } from './number.ts';

it.each([
  [0, 'INV-20260105000'],
  [0.0421, 'INV-20260105042'],
  [0.99999, 'INV-20260105999'],
])('draws a number from the day and %d', (random, expected) => {
  expect(generateInvoiceNumber('2026-01-05', () => random)).toBe(expected);
});
