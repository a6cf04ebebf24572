import { describe, expect, it } from 'vitest';
import { hasAtMostDecimals, plainAmount, toCents } from './money.ts';

describe('money', () => {
  it.each([
    [0.29, 29],
    [0.1 + 0.2, 30],
    [999_999_999.99, 99_999_999_999],
  ])('converts %d to %d cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_450, '1234.50'],
    [-7, '-0.07'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(plainAmount(cents)).toBe(text);
  });

  it.each([
    [0.1, 2, true],
    [1.1, 2, true],
    [19.99, 2, true],
    [4.35, 2, true],
    [1.0001, 4, true],
    [1.005, 2, false],
    [1_000_000.25, 2, true],
    [0.00001, 4, false],
    [9.975, 4, true],
    [5_000_000.005, 2, false],
    [999_999_999.991, 2, false],
    [999_999_999.99, 2, true],
  ])('checks whether %d has at most %d decimals: %s', (value, places, expected) => {
    expect(hasAtMostDecimals(value, places)).toBe(expected);
  });
});
