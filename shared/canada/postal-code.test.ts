import { describe, expect, it } from 'vitest';
import { fitsProvince, tidyPostalCode } from './postal-code.ts';

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

describe('the first letter', () => {
  it.each([
    ['T2P 1B3', 'AB'],
    ['h3z2y7', 'QC'],
    ['K1A 0B1', 'ON'],
    ['X0A 0H0', 'NU'],
    ['X1A 2N2', 'NT'],
  ] as const)('of %s fits %s', (postalCode, province) => {
    expect(fitsProvince(postalCode, province)).toBe(true);
  });

  it.each([
    ['T2P 1B3', 'BC'],
    ['h3z2y7', 'ON'],
    ['X0A 0H0', 'YT'],
  ] as const)('of %s does not fit %s', (postalCode, province) => {
    expect(fitsProvince(postalCode, province)).toBe(false);
  });

  it.each(['', 'T2P', '90210'])('is not judged in %j', (postalCode) => {
    expect(fitsProvince(postalCode, 'BC')).toBe(true);
  });
});
