import { describe, expect, it } from 'vitest';
import { ExchangeRateInput, toCad } from './exchange-rate.ts';

describe('cents of another currency', () => {
  it.each([
    [100_000, 1.3712, 137_120],
    [1, 1.3712, 1],
    [0, 1.3712, 0],
    [-100_000, 1.3712, -137_120],
    [50, 1.01, 51],
    [-50, 1.01, -51],
    [150, 1.003333, 150],
    [1, 0.5, 1],
    [1, 0.499999, 0],
    [10 ** 13, 0.0001, 10 ** 9],
    [10 ** 13 - 1, 99.999999, 999_999_989_999_900],
    [3, 1.1, 3],
    [5, 1.1, 6],
  ])('%i at %f are %i Canadian cents', (cents, rate, cad) => {
    expect(toCad(cents, { rate })).toBe(cad);
    expect(Object.is(toCad(-cents, { rate }), cad === 0 ? 0 : -cad)).toBe(true);
  });
});

describe('a rate that is entered', () => {
  it.each([0.0001, 1.371234, 100])('may be %f', (rate) => {
    expect(ExchangeRateInput.parse({ rate, on: '2026-10-05' })).toEqual({ rate, on: '2026-10-05' });
  });

  it.each([0, -1, 0.00009, 100.000001, 1.3712345])('may not be %f', (rate) => {
    expect(ExchangeRateInput.safeParse({ rate, on: '2026-10-05' }).success).toBe(false);
  });

  it('has a day', () => {
    expect(ExchangeRateInput.safeParse({ rate: 1.37 }).success).toBe(false);
    expect(ExchangeRateInput.safeParse({ rate: 1.37, on: '2026-02-30' }).success).toBe(false);
  });
});
