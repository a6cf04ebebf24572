import { expect, it } from 'vitest';
import { postalHint } from './postal-hint.ts';

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
