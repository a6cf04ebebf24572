import { describe, expect, it } from 'vitest';
import { tidyPostalCode } from './postal-code.ts';

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
