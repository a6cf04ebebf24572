import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { CUSTOMERS_KEY, INVOICES_KEY, invoiceQuery } from './invoices.ts';

/** The card that a customer saved, always refetched: payers save and remove it; null if there is none. */
export const savedCardQuery = (customerId: string) =>
  queryOptions({
    queryKey: [CUSTOMERS_KEY, customerId, 'saved-card'],
    queryFn: async ({ signal }) =>
      (await call('GET /customers/{id}/saved-card', { id: customerId, signal })).card ?? null,
    staleTime: 0,
  });

/** Removes a customer's card; their invoices and series are read again, also if its response was lost. */
export function useRemoveCard(customerId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /customers/{id}/saved-card', { id: customerId }),
    onSuccess: () => cacheSaved(client, savedCardQuery(customerId), null),
    onSettled: () => {
      for (const key of [INVOICES_KEY, 'series']) void client.invalidateQueries({ queryKey: [key] });
      return client.invalidateQueries(savedCardQuery(customerId));
    },
  });
}

/** Stops charging the saved card for an invoice, or charges it again. What changed meanwhile is read again. */
export function useCharge(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'stop' | 'retry') => call('POST /invoices/{id}/charge', { id, body: { action } }),
    onSuccess: (saved: Invoice) => {
      cacheSaved(client, invoiceQuery(id), saved);
      return refetchInvoices(client, id);
    },
    onError: (error) => isOutdated(error) && client.invalidateQueries({ queryKey: [INVOICES_KEY] }),
  });
}

/** How often the outcome of a charge is looked for, and for how long, in ms. */
const LOOK_EVERY_MS = 3000;
const LOOK_FOR_MS = 45_000;

/** Reads an invoice again while it is being charged; once it is not, also all else about invoices. */
export function useChargeOutcome(id: string, isRunning: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void client.invalidateQueries(invoiceQuery(id)), LOOK_EVERY_MS);
    const end = setTimeout(() => clearInterval(timer), LOOK_FOR_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
      void refetchInvoices(client, id);
    };
  }, [client, id, isRunning]);
}

function refetchInvoices(client: QueryClient, saved: string) {
  return client.invalidateQueries({
    queryKey: [INVOICES_KEY],
    predicate: ({ queryKey: [, kind, id] }) => !(kind === 'one' && id === saved),
  });
}
