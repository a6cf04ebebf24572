import { describe, expect, it } from 'vitest';
import { numberOf, readNumber, shownNumber, typedNumber } from './read-number.ts';

const RATE = { decimals: 2, max: 999_999_999.99 };
const QUANTITY = { decimals: 4, max: 1_000_000 };

describe.each([
  ['a rate', RATE],
  ['a quantity', QUANTITY],
])('of %s', (_, limits) => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['1.', 1],
    ['1,', 1],
    ['007', 7],
    ['19.99', 19.99],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u00a0234,56', 1234.56],
    ['1\u202f234,56', 1234.56],
    ['1’234.56', 1234.56],
    ["1'234.56", 1234.56],
    ['12 345', 12_345],
    ['123,456.7', 123_456.7],
    ['999.999,9', 999_999.9],
    ['  42 ', 42],
    ['$1,200.50', 1200.5],
    ['12,50 $', 12.5],
    ['1.20000', 1.2],
  ])('reads %j as %d without a note', (typed, value) => {
    expect(readNumber(typed, limits)).toEqual({ kind: 'number', value, note: null });
  });

  it.each([
    ['1,000', 1000, 'Read as 1,000'],
    ['12,000', 12_000, 'Read as 12,000'],
    ['$1,200', 1200, 'Read as 1,200'],
    ['€12', 12, 'Read as 12'],
    ['12.50 £', 12.5, limits.decimals === 2 ? 'Read as 12.50' : 'Read as 12.5'],
    ['15 %', 15, 'Read as 15'],
    ['85*2', 170, 'Read as 170'],
    ['=85*2', 170, 'Read as 170'],
    ['120/3', 40, 'Read as 40'],
    ['120 ÷ 3', 40, 'Read as 40'],
    ['10+5*2', 20, 'Read as 20'],
    ['(10 + 5) × 2', 30, 'Read as 30'],
    ['2x40', 80, 'Read as 80'],
    ['100 − 40', 60, 'Read as 60'],
    ['7 - -3', 10, 'Read as 10'],
    ['-3+10', 7, 'Read as 7'],
    ['((2))*(3)', 6, 'Read as 6'],
    ['1 234,50*2', 2469, 'Read as 2,469'],
    ['1,000*2', 2000, 'Read as 2,000'],
    ['1.125*8', 9, 'Read as 9'],
    ['0.1+0.2', 0.3, limits.decimals === 2 ? 'Read as 0.30' : 'Read as 0.3'],
    ['4.35*100', 435, 'Read as 435'],
    ['5-5', 0, 'Read as 0'],
  ])('reads %j as %d with a note', (typed, value, note) => {
    expect(readNumber(typed, limits)).toEqual({ kind: 'number', value, note });
  });

  it.each([
    ...['abc', '12 boxes', '12 34', '1,23,456', '1.23.4', '1e5', '½', '٣', '.', '$', '%', '1$2', '12 EUR', 'x'],
    ...['85*', '*2', '2**3', '(2', '2)', '()', '2(3)', '5/0', '1/(2-2)', 'alert(1)', '9'.repeat(101), '1;2', '#REF!'],
  ])('rejects %j as not a number', (typed) => {
    expect(readNumber(typed, limits)).toMatchObject({ reason: 'text', message: 'This is not a number' });
  });

  it.each(['-5', '−5', '- 5', '-$5', '-1,234.50', '(5.00)', '5-10', '-2*3', '0-0.001'])(
    'rejects %j as negative',
    (typed) => {
      expect(readNumber(typed, limits)).toMatchObject({ reason: 'negative', message: 'This cannot be less than 0' });
    },
  );

  it.each(['', ' ', '\u00a0'])('reads %j as empty', (typed) => {
    expect(readNumber(typed, limits)).toEqual({ kind: 'empty' });
  });
});

it.each([
  ['1,000,000', 1_000_000, null],
  ['1.000.000', 1_000_000, null],
  ['1.125', 1.125, 'Read as 1.125'],
  ['1.000', 1, 'Read as 1'],
  ['1,125', 1125, 'Read as 1,125'],
  ['0.125', 0.125, null],
  ['0,125', 0.125, null],
  ['9.9751', 9.9751, null],
  ['1234,567', 1234.567, null],
  ['10/3', 3.3333, 'Read as 3.3333, rounded to 4 decimals'],
])('reads %j in a quantity as %d', (typed, value, note) => {
  expect(readNumber(typed, QUANTITY)).toEqual({ kind: 'number', value, note });
});

it.each([
  ['100/3', 33.33, 'Read as 33.33, rounded to 2 decimals'],
  ['200/3', 66.67, 'Read as 66.67, rounded to 2 decimals'],
  ['1.005*1', 1.01, 'Read as 1.01, rounded to 2 decimals'],
])('rounds the result of %j in a rate to the cent, half up', (typed, value, note) => {
  expect(readNumber(typed, RATE)).toEqual({ kind: 'number', value, note });
});

it.each([
  ['12.3456', RATE, 'decimals', 'This can have at most 2 decimals'],
  ['0.001', RATE, 'decimals', 'This can have at most 2 decimals'],
  ['0,125', RATE, 'decimals', 'This can have at most 2 decimals'],
  ['9.97512', QUANTITY, 'decimals', 'This can have at most 4 decimals'],
  ['1.000', RATE, 'ambiguous', 'Write 1000, or use at most 2 decimals'],
  ['12.345', RATE, 'ambiguous', 'Write 12345, or use at most 2 decimals'],
  ['1000000.0001', QUANTITY, 'too large', 'This can be at most 1,000,000'],
  ['1000*1001', QUANTITY, 'too large', 'This can be at most 1,000,000'],
  ['1000000000', RATE, 'too large', 'This can be at most 999,999,999.99'],
])('rejects %j: %#', (typed, limits, reason, message) => {
  expect(readNumber(typed, limits)).toEqual({ kind: 'refused', reason, message });
});

it.each([
  ['9,975', 9.975, 'Read as 9.975'],
  ['9.975', 9.975, 'Read as 9.975'],
  ['1,000', 1, 'Read as 1'],
])('reads %j in a percentage as %d', (typed, value, note) => {
  expect(readNumber(typed, { decimals: 4, max: 100 })).toEqual({ kind: 'number', value, note });
});

it('shows a number so that it reads back unchanged', () => {
  for (const limits of [RATE, QUANTITY]) {
    for (const value of [0, 0.5, 12, 640.5, 1000, 12_345.67, 999_999.99]) {
      expect(typedNumber(shownNumber(value, limits.decimals), limits)).toBe(value);
    }
  }
});

it.each([
  ['', ''],
  ['12,50', 12.5],
  ['0', 0],
  ['12 boxes', '12 boxes'],
])('turns %j into the value %j, and into 0 in a payload if it is not a number', (typed, value) => {
  expect(typedNumber(typed, RATE)).toBe(value);
  expect(numberOf(value)).toBe(typeof value === 'number' ? value : 0);
});
