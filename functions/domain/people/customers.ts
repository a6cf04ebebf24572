import { type List, listIn } from '#functions/data/list/list.ts';
import { listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Customer } from '#shared/customer/schema.ts';

/** A customer as stored. */
export type CustomerFields = Omit<Customer, 'id' | 'createdAt' | 'version'>;

/** The customers of one business. */
export type CustomerList = List<CustomerFields, 'name' | 'email' | 'city'>;

/** Opens the customers of a business. */
export function customersIn(table: Table, businessId: string): CustomerList {
  return listIn(table, {
    ...listOfBusiness(businessId, 'CUSTOMER'),
    sorts: { name: 'lsi2', email: 'lsi3', city: 'lsi4' },
    recorded: { businessId, kind: 'customer', label: ({ name }) => name },
  });
}
