import { expect, it } from 'vitest';
import { foldedNumber, generateInvoiceNumber } from './number.ts';

it.each([
  [0, 'INV-20260105000'],
  [0.0421, 'INV-20260105042'],
  [0.99999, 'INV-20260105999'],
])('draws a number from the day and %d', (random, expected) => {
  expect(generateInvoiceNumber('2026-01-05', () => random)).toBe(expected);
});

it.each([
  ['another case', 'inv-7é'],
  ['full-width characters', 'ＩＮＶ－７É'],
  ['a composed accent', 'INV-7E\u0301'],
  ['zero-width characters', 'I\u200bN\u200dV\u2060-\ufeff7É'],
  ['a soft hyphen and a variation selector', 'IN\u00adV-7\ufe0fÉ'],
  ['outer spaces', '\u00a0 INV-7É \u3000'],
])('treats a number in %s as the same', (_, number) => {
  expect(foldedNumber(number)).toBe(foldedNumber('INV-7É'));
});

it.each(['INV-7', 'INV 7É', 'INV-07É', 'INV–7É'])('treats %s as different from INV-7É', (number) => {
  expect(foldedNumber(number)).not.toBe(foldedNumber('INV-7É'));
});

it('folds characters with two lower-case forms alike', () => {
  expect(foldedNumber('STRASSE-ΣΑΣ')).toBe(foldedNumber('straße-σας'));
});
