import { expect, it } from 'vitest';
import { customerFromState } from './customer-state.ts';

const customer = { name: 'Acme', city: 'Calgary', email: 'ap@acme.test' };

it('reads a customer passed directly or as `customer`', () => {
  expect(customerFromState({ customer })).toEqual(customer);
  expect(customerFromState(customer)).toEqual(customer);
});

it('reads only the fields of a customer', () => {
  expect(customerFromState({ customer: { ...customer, zip: 7, role: 'ADMIN' } })).toEqual(customer);
});

it.each([null, undefined, 'x', {}, { customer: null }, { customer: { city: 'Calgary' } }, { from: '/invoices' }])(
  'finds no customer in %j',
  (state) => {
    expect(customerFromState(state)).toBeNull();
  },
);
