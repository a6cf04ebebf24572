import type { PageMeta } from '#shared/api/page.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Person } from './given.ts';

type Page = { customers: Customer[]; meta: PageMeta };

export const list = async (by: Person, query = '') => (await by.call<Page>('GET', `/customers?${query}`)).body;
export const search = async (by: Person, query: string) =>
  (await by.call<{ customers: Customer[] }>('GET', `/customers/search?${query}`)).body.customers;
export const namesOf = (customers: Customer[]) => customers.map(({ name }) => name);
