import * as z from 'zod';
import { CREATION_ID } from '#shared/client-id.ts';
import { CustomerAccount, CustomerBalances } from '#shared/customer/account.ts';
import { Customer, CustomerInput, CustomerUpdate } from '#shared/customer/schema.ts';
import { CUSTOMER_SORTS } from '#shared/customer/sorts.ts';
import { Statement, StatementRange } from '#shared/statement/schema.ts';
import { PageMeta, PageQuery } from './page.ts';
import { MAX_SEARCH_LENGTH } from './page-limits.ts';
import { routes } from './route.ts';

/** A page of customers, by creation date by default. */
export const CustomerListQuery = PageQuery.extend({ sortBy: z.enum(CUSTOMER_SORTS).optional() });
export type CustomerListQuery = z.infer<typeof CustomerListQuery>;

/** The query of a picker; without text, the first customers by name. */
export const CustomerSearchQuery = z.strictObject({
  query: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export type CustomerSearchQuery = z.infer<typeof CustomerSearchQuery>;

/** A page of a customer's invoices. */
export const CustomerAccountQuery = PageQuery.omit({ search: true });
export type CustomerAccountQuery = z.infer<typeof CustomerAccountQuery>;

export const customerRoutes = routes({
  list: {
    call: 'GET /customers',
    access: 'reader',
    summary: 'List customers: by name, city or email from A to Z, or newest first',
    query: CustomerListQuery,
    response: z.object({ customers: z.array(Customer), meta: PageMeta }),
  },
  create: {
    call: 'POST /customers',
    access: 'member',
    audit: 'customer.create',
    summary: 'Add a customer',
    body: CustomerInput.extend(CREATION_ID),
    response: Customer,
    status: 201,
    errors: ['CONFLICT'],
  },
  search: {
    call: 'GET /customers/search',
    access: 'reader',
    summary: 'Find customers by name, email, phone or city, for pickers',
    query: CustomerSearchQuery,
    response: z.object({ customers: z.array(Customer) }),
  },
  balances: {
    call: 'GET /customers/balances',
    access: 'reader',
    summary: 'Get what customers owe on their open invoices',
    response: CustomerBalances,
  },
  get: {
    call: 'GET /customers/{id}',
    access: 'reader',
    summary: 'Get a customer',
    response: Customer,
  },
  account: {
    call: 'GET /customers/{id}/account',
    access: 'reader',
    summary: 'Get a customer’s balance, last payment and invoices',
    query: CustomerAccountQuery,
    response: CustomerAccount,
  },
  statement: {
    call: 'GET /customers/{id}/statement',
    access: 'reader',
    summary: 'Get a customer’s statement of account',
    query: StatementRange,
    response: Statement,
  },
  update: {
    call: 'PATCH /customers/{id}',
    access: 'member',
    audit: 'customer.update',
    summary: 'Change a customer; existing invoices stay as they are',
    body: CustomerUpdate,
    response: Customer,
    errors: ['UNAVAILABLE'],
  },
  remove: {
    call: 'DELETE /customers/{id}',
    access: 'member',
    audit: 'customer.delete',
    summary: 'Delete a customer; existing invoices stay as they are',
    response: null,
    errors: ['CONFLICT', 'UNAVAILABLE'],
  },
});
