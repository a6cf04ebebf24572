import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customer, CustomerInput, CustomerUpdate } from '#shared/customer/schema.ts';
import type { CustomerSort } from '#shared/customer/sorts.ts';
import type { StatementRange } from '#shared/statement/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { createOrChange } from '#web/lib/api/create-or-change.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { CUSTOMERS_KEY, INVOICES_KEY } from './invoices.ts';

/** Number of customers a picker offers (spec 2 §9). */
export const PICKED_CUSTOMERS = 25;
/** Freshness of picker results in ms (spec 2 §9). */
const FOUND_FRESH_MS = 60_000;

type CustomerListQuery = { page: number; limit: number; search: string; sortBy: CustomerSort };

/** A page of the business's customers; the last page stays on screen while the next one loads. */
export const customerListQuery = (query: CustomerListQuery) =>
  queryOptions({
    queryKey: [CUSTOMERS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /customers', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The newest customers, which a new invoice offers. */
export const newestCustomersQuery = customerListQuery({ page: 1, limit: 4, search: '', sortBy: 'createdAt' });

/** One customer, always refetched. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [CUSTOMERS_KEY, id],
    queryFn: ({ signal }) => call('GET /customers/{id}', { id, signal }),
    staleTime: 0,
  });

/** The customers that match a picker's text, best first (spec 2 §7). */
export const customerSearchQuery = (query: string) =>
  queryOptions({
    queryKey: [CUSTOMERS_KEY, 'search', query],
    queryFn: ({ signal }) => call('GET /customers/search', { query: { query, limit: PICKED_CUSTOMERS }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FOUND_FRESH_MS,
  });

/** What each customer owes on open invoices; refetched after every change of an invoice. */
export const customerBalancesQuery = queryOptions({
  queryKey: [INVOICES_KEY, 'balances'],
  queryFn: ({ signal }) => call('GET /customers/balances', { signal }),
  staleTime: 0,
});

/** A customer's balance with a page of their invoices; refetched after every change of an invoice. */
export const customerAccountQuery = (id: string, page: { page: number; limit: number }) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'customer', id, page],
    queryFn: ({ signal }) => call('GET /customers/{id}/account', { id, query: page, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A customer's statement of account. */
export const statementQuery = (id: string, days: StatementRange) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'statement', id, days],
    queryFn: ({ signal }) => call('GET /customers/{id}/statement', { id, query: days, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Downloads the PDF of a statement under this name. Throws what the call throws. */
export async function downloadStatement(id: string, days: StatementRange, fileName: string): Promise<void> {
  saveFile(await call('GET /customers/{id}/statement/pdf', { id, query: days }), fileName);
}

/** Emails a customer their statement; returns the address. */
export function useSendStatement(id: string) {
  return useMutation({
    mutationFn: (body: StatementRange) => call('POST /customers/{id}/statement-emails', { id, body }),
  });
}

/** Mutations of customers. Invalidates lists and pickers, also when one was deleted elsewhere. */
export function useCustomerMutations() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [CUSTOMERS_KEY] });
  const onError = (error: unknown) => isOutdated(error) && onSuccess();
  return {
    create: useMutation({
      mutationFn: ({ id: clientId, ...content }: CustomerInput & { id: string }) =>
        createOrChange<CustomerInput, Customer>(clientId, content, {
          create: (body) => call('POST /customers', { body }),
          change: (id, body) => call('PATCH /customers/{id}', { id, body }),
        }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: CustomerUpdate & { id: string }) => call('PATCH /customers/{id}', { id, body }),
      onSuccess,
      onError,
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /customers/{id}', { id })),
      onSuccess,
    }),
  };
}
