import { expect, it } from 'vitest';
import { readNumber, shownNumber, typedNumber } from './read-number.ts';

const RATE = { decimals: 2, max: 999_999_999.99 };
const QUANTITY = { decimals: 4, max: 1_000_000 };

it.each([
  ['1 234,56', 1234.56, null],
  ['1\u00a0234,56', 1234.56, null],
  ['1234,5', 1234.5, null],
  ['1,234.56', 1234.56, null],
  ['1.234,56', 1234.56, null],
  ['12,50 $', 12.5, null],
  ['$ 12,50', 12.5, null],
  ['12 %', 12, 'Lu comme 12'],
  ['1 234,50*2', 2469, 'Lu comme 2\u00a0469'],
  ['100/3', 33.33, 'Lu comme 33,33, arrondi à 2 décimales'],
])('reads %j as %d', (typed, value, note) => {
  expect(readNumber(typed, RATE)).toEqual({ kind: 'number', value, note });
});

it.each([
  ['1,234', 1.234, 'Lu comme 1,234'],
  ['1.234', 1.234, 'Lu comme 1,234'],
  ['0,125', 0.125, null],
])('takes the comma in %j for the decimal mark', (typed, value, note) => {
  expect(readNumber(typed, QUANTITY)).toEqual({ kind: 'number', value, note });
});

it('refuses three decimals of an amount, which may be thousands', () => {
  expect(readNumber('1,000', RATE)).toMatchObject({ message: 'Écrivez 1000, ou utilisez au plus 2 décimales' });
});

it('shows a number so that it reads back unchanged', () => {
  expect(shownNumber(640.5, 2)).toBe('640,50');
  for (const limits of [RATE, QUANTITY]) {
    for (const value of [0, 0.5, 12, 640.5, 1000, 12_345.67, 999_999.99]) {
      expect(typedNumber(shownNumber(value, limits.decimals), limits)).toBe(value);
    }
  }
});
