import { expect, it } from 'vitest';
import { customerAddress } from './customer-address.ts';

it('a customer’s address in French has the province as French documents do', () => {
  const customer = { address: '1200, avenue du Mont-Royal Est', city: 'Montréal', state: 'QC', zip: 'H2J 1Y4' };
  expect(customerAddress({ ...customer, country: 'Canada' })).toEqual([
    '1200, avenue du Mont-Royal Est',
    'Montréal (Québec) H2J\u00a01Y4',
    'Canada',
  ]);
  expect(customerAddress({ city: 'Portland', state: 'OR', zip: '97209', country: 'United States' })).toEqual([
    'Portland (OR) 97209',
    'United States',
  ]);
});
