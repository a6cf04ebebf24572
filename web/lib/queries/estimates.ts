import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Decision, Estimate, EstimateListQuery, EstimateUpdate, PartInput } from '#shared/estimate/schema.ts';
import type { InvoiceEmailInput, InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { CUSTOMERS_KEY, INVOICES_KEY } from './invoices.ts';
import { numberingQuery } from './numbering.ts';

/** Prefix of all estimate query keys. */
const KEY = 'estimates';

/** A page of estimates, always refetched: customers answer them without the user. */
export const estimateListQuery = (query: EstimateListQuery) =>
  queryOptions({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /estimates', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The figures above the list; forgotten with it on every change. */
export const estimateStatsQuery = queryOptions({
  queryKey: [KEY, 'stats'],
  queryFn: ({ signal }) => call('GET /estimates/stats', { signal }),
  staleTime: 0,
});

/** One estimate, always refetched: an editor must not start from a stale copy. */
export const estimateQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /estimates/{id}', { id, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The version that its recipient sees at a link; without a link, the estimate as it would be sent now. */
export const shownEstimateQuery = ({ id, link, version }: Pick<Estimate, 'id' | 'link'> & { version?: number }) =>
  queryOptions({
    queryKey: [KEY, 'shown', link ?? id, version],
    queryFn: ({ signal }) =>
      link === undefined
        ? call('GET /estimates/{id}/preview', { id, signal })
        : call('GET /estimates/{id}/public', { id: link, signal }),
    staleTime: 0,
  });

/** The default texts of an estimate's email. */
export const estimateEmailQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'email', id],
    queryFn: ({ signal }) => call('GET /estimates/{id}/email', { id, signal }),
    staleTime: 0,
    gcTime: 0,
    // A refetch must not replace text being edited.
    refetchOnWindowFocus: false,
  });

/** An estimate's email as its recipient will see it. */
export const estimateEmailPreviewQuery = (id: string, texts: InvoiceEmailTexts) =>
  queryOptions({
    queryKey: [KEY, 'email-preview', id, texts],
    queryFn: ({ signal }) => call('POST /estimates/{id}/email-preview', { id, body: texts, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Mutations of estimates. A refusal because of what changed meanwhile reads everything again. */
export function useEstimateMutations() {
  const client = useQueryClient();
  const forget = () => client.invalidateQueries({ queryKey: [KEY] });
  const onSuccess = (saved: Estimate) => {
    cacheSaved(client, estimateQuery(saved.id), saved);
    return client.invalidateQueries({
      queryKey: [KEY],
      predicate: ({ queryKey: [, kind, id] }) => !(kind === 'one' && id === saved.id),
    });
  };
  const onError = (error: unknown) => isOutdated(error) && forget();
  const change = { onSuccess, onError };
  const onKept = (saved: Estimate, { keepCustomer }: Pick<EstimateUpdate, 'keepCustomer'>) => {
    if (keepCustomer) void client.invalidateQueries({ queryKey: [CUSTOMERS_KEY] });
    return onSuccess(saved);
  };
  return {
    create: useMutation({
      mutationFn: (body: CreateBody) => call('POST /estimates', { body }),
      onSuccess: (saved, sent) => {
        client.removeQueries(numberingQuery);
        return onKept(saved, sent);
      },
    }),
    update: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: EstimateUpdate & { id: string }) => call('PATCH /estimates/{id}', { id, body }),
      onSuccess: onKept,
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /estimates/{id}', { id })),
      // Its own page keeps its data until the user leaves it.
      onSuccess: (_, id) => {
        client.removeQueries(numberingQuery);
        return client.invalidateQueries({ queryKey: [KEY], predicate: ({ queryKey }) => queryKey[2] !== id });
      },
      onError,
    }),
    send: useMutation({
      ...change,
      mutationFn: ({ id, keepTexts: _, ...body }: InvoiceEmailInput & { id: string }) =>
        call('POST /estimates/{id}/send', { id, body }),
    }),
    sendSms: useMutation({
      ...change,
      mutationFn: ({ id, phoneNumber }: { id: string; phoneNumber: string }) =>
        call('POST /estimates/{id}/send-sms', { id, body: { phoneNumber } }),
    }),
    publish: useMutation({
      ...change,
      mutationFn: (id: string) => call('POST /estimates/{id}/link', { id }),
    }),
    decide: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: Decision & { id: string }) => call('POST /estimates/{id}/decision', { id, body }),
    }),
    invoice: useMutation({
      mutationFn: ({ id, ...part }: PartInput & { id: string }) =>
        call('POST /estimates/{id}/invoices', { id, body: part }),
      onSuccess: () => {
        client.removeQueries(numberingQuery);
        void client.invalidateQueries({ queryKey: [INVOICES_KEY] });
        return forget();
      },
      onError,
    }),
  };
}

type CreateBody = Parameters<typeof call<'POST /estimates'>>[1]['body'];

/** Downloads the PDF of the version at a link; without one, of the estimate as it would be sent now. Throws what the call throws. */
export async function downloadEstimatePdf({ id, link }: Pick<Estimate, 'id' | 'link'>, fileName: string) {
  const pdf =
    link === undefined
      ? await call('GET /estimates/{id}/preview/pdf', { id })
      : await call('GET /estimates/{id}/pdf', { id: link });
  saveFile(pdf, fileName);
}
