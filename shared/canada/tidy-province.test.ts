import { expect, it } from 'vitest';
import { tidyProvince } from './tidy-province.ts';

it.each([
  ['Québec', 'Canada', 'QC'],
  ['alta.', undefined, 'AB'],
  ['ont', '', 'ON'],
  ['BC', 'CA', 'BC'],
  ['Bavaria', undefined, 'Bavaria'],
  ['Westmount', 'Canada', 'Westmount'],
  ['NE', 'United States', 'NE'],
  ['Ontario', 'USA', 'Ontario'],
  ['', 'Canada', ''],
])('stores "%s" in %s as "%s"', (typed, country, stored) => {
  expect(tidyProvince(typed, country)).toBe(stored);
});
