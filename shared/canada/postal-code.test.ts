import { describe, expect, it } from 'vitest';
import { postalHint, tidyPostalCode } from './postal-code.ts';

describe('a postal code', () => {
  it.each([
    ['T2P 1B3', 'T2P 1B3'],
    ['t2p1b3', 'T2P 1B3'],
    [' h3z-2y7 ', 'H3Z 2Y7'],
    ['K1A  0B1', 'K1A 0B1'],
    ['v6b\u00a04y8', 'V6B 4Y8'],
  ])('%j is written as %j', (typed, tidy) => {
    expect(tidyPostalCode(typed)).toBe(tidy);
    expect(tidyPostalCode(tidy)).toBe(tidy);
  });

  it.each(['', 'T2P', '90210', 'W2P 1B3', 'T2O 1B3', 'SW1A 1AA', 'T2P 1B33', 'postal'])(
    '%j stays as typed',
    (typed) => {
      expect(tidyPostalCode(` ${typed} `)).toBe(typed);
    },
  );
});

it.each([
  ['H2Y 1H2', 'AB', 'Canada', 'Postal codes in Alberta begin with T'],
  ['t2p 1b3', 'Quebec', '', 'Postal codes in Québec begin with G, H or J'],
  ['90210', 'ON', 'CA', 'Postal codes in Ontario begin with K, L, M, N or P'],
  [' h2y 1h2', 'QC', 'Canada', ''],
  ['X0A', 'NU', 'Canada', ''],
  ['', 'AB', 'Canada', ''],
  ['H2Y', '', 'Canada', ''],
  ['H2Y', 'Westmount', 'Canada', ''],
  ['68001', 'NE', 'United States', ''],
])('hints for %s in %s, %s: "%s"', (zip, province, country, hint) => {
  expect(postalHint({ zip, province, country })).toBe(hint);
});
