import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MakeInput,
  PauseInput,
  Scheduling,
  Series,
  SeriesListQuery,
  SeriesPreviewInput,
  SeriesUpdate,
  SkipInput,
} from '#shared/series/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { CUSTOMERS_KEY, INVOICES_KEY } from './invoices.ts';
import { numberingQuery } from './numbering.ts';

/** Prefix of all query keys of series. */
const KEY = 'series';

/** Invoices of a series on a page of their list. */
export const INVOICES_SHOWN = 10;

/** A page of series, always refetched: they go on without the user. */
export const seriesListQuery = (query: SeriesListQuery) =>
  queryOptions({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /series', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One series, always refetched: an editor must not start from a stale copy. */
export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /series/{id}', { id, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The series that follow the price of a product, always refetched. */
export const followingSeriesQuery = (productId: string) =>
  queryOptions({
    queryKey: [KEY, 'following', productId],
    queryFn: ({ signal }) => call('GET /products/{id}/series', { id: productId, signal }),
    staleTime: 0,
  });

/** A page of the invoices that a series made, latest first. */
export const seriesInvoicesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [KEY, 'invoices', id, page],
    queryFn: ({ signal }) => call('GET /series/{id}/invoices', { id, query: { page, limit: INVOICES_SHOWN }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The next days and amounts that a content with a schedule would bring. */
export const seriesPreviewQuery = (body: SeriesPreviewInput) =>
  queryOptions({
    queryKey: [KEY, 'preview', body],
    queryFn: ({ signal }) => call('POST /series/preview', { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** Mutations of series. A refusal because of what changed meanwhile reads everything again. */
export function useSeriesMutations() {
  const client = useQueryClient();
  const forget = () => client.invalidateQueries({ queryKey: [KEY] });
  const onSuccess = (saved: Series) => {
    cacheSaved(client, seriesQuery(saved.id), saved);
    return client.invalidateQueries({
      queryKey: [KEY],
      predicate: ({ queryKey: [, kind, id] }) => !(kind === 'one' && id === saved.id),
    });
  };
  const onError = (error: unknown) => isOutdated(error) && forget();
  const change = { onSuccess, onError };
  const onKept = (saved: Series, { keepCustomer }: Pick<SeriesUpdate, 'keepCustomer'>) => {
    if (keepCustomer) void client.invalidateQueries({ queryKey: [CUSTOMERS_KEY] });
    return onSuccess(saved);
  };
  return {
    create: useMutation({
      mutationFn: (body: CreateBody) => call('POST /series', { body }),
      onSuccess: onKept,
    }),
    update: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: SeriesUpdate & { id: string }) => call('PATCH /series/{id}', { id, body }),
      onSuccess: onKept,
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /series/{id}', { id })),
      // Its own page keeps its data until the user leaves it.
      onSuccess: (_, id) =>
        client.invalidateQueries({ queryKey: [KEY], predicate: ({ queryKey }) => queryKey[2] !== id }),
      onError,
    }),
    schedule: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: Scheduling & { id: string }) => call('POST /series/{id}/schedule', { id, body }),
    }),
    skip: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: SkipInput & { id: string }) => call('POST /series/{id}/skip', { id, body }),
    }),
    make: useMutation({
      mutationFn: ({ id, ...body }: MakeInput & { id: string }) => call('POST /series/{id}/make', { id, body }),
      onSuccess: () => {
        client.removeQueries(numberingQuery);
        void client.invalidateQueries({ queryKey: [INVOICES_KEY] });
        return forget();
      },
      onError,
    }),
    pause: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: PauseInput & { id: string }) => call('POST /series/{id}/pause', { id, body }),
    }),
    resume: useMutation({
      ...change,
      mutationFn: (id: string) => call('POST /series/{id}/resume', { id, body: {} }),
    }),
    stop: useMutation({
      ...change,
      mutationFn: (id: string) => call('POST /series/{id}/stop', { id, body: {} }),
    }),
    dismiss: useMutation({
      ...change,
      mutationFn: (id: string) => call('POST /series/{id}/dismiss', { id, body: {} }),
    }),
  };
}

type CreateBody = Parameters<typeof call<'POST /series'>>[1]['body'];
