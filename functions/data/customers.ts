import type { CustomerInput } from '#shared/customer/schema.ts';
import { businessKey } from './keys.ts';
import { type List, listIn } from './list.ts';
import type { Table } from './table.ts';

/** The customers of one business. */
export type CustomerList = List<CustomerInput, 'name' | 'email' | 'city'>;

/** Opens the customers of a business. */
export function customersIn(table: Table, businessId: string): CustomerList {
  return listIn(table, {
    pk: businessKey(businessId).pk,
    kind: 'CUSTOMER',
    sorts: { name: 'lsi2', email: 'lsi3', city: 'lsi4' },
  });
}
