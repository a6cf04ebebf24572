import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardRequest } from '#shared/payment-settings/card-request.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { type CallAnswer, call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { ADMIN_USERS } from './admin-users.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';

/** The business's latest request for card payments, always refetched; null if there is none. */
export const cardRequestQuery = queryOptions({
  queryKey: ['card-request'],
  queryFn: async ({ signal }) => (await call('GET /payment-settings/card-request', { signal })).request,
  staleTime: 0,
});

/** What an owner does with their request. If it was answered meanwhile, request and settings are refetched. */
export function useCardRequestMutations() {
  const client = useQueryClient();
  const onError = (error: unknown) =>
    isOutdated(error) &&
    Promise.all([
      client.invalidateQueries(cardRequestQuery),
      client.invalidateQueries({ queryKey: [PAYMENT_SETTINGS] }),
    ]);
  return {
    ask: useMutation({
      mutationFn: () => call('POST /payment-settings/card-request'),
      onSuccess: (asked) => cacheSaved<CardRequest | null>(client, cardRequestQuery, asked),
      onError,
    }),
    withdraw: useMutation({
      mutationFn: () => nullWhenMissing(call('DELETE /payment-settings/card-request')),
      onSuccess: () => cacheSaved<CardRequest | null>(client, cardRequestQuery, null),
      onError,
    }),
  };
}

type Listed = CallAnswer<'GET /admin/card-requests'>;

/** The requests of all businesses, for administrators: open ones first; always refetched. */
export const cardRequestsQuery = queryOptions({
  queryKey: ['card-requests'],
  queryFn: ({ signal }) => call('GET /admin/card-requests', { signal }),
  staleTime: 0,
});

/** An administrator's answers. If someone else has answered a request, the list is fetched again. */
export function useCardAnswers() {
  const client = useQueryClient();
  const showAnswered = (answered: CardRequest, { id }: { id: string }) => {
    const listed = client.getQueryData(cardRequestsQuery.queryKey);
    const data = listed?.data.map((each) => (each.id === id ? { ...each, ...answered } : each));
    if (data) cacheSaved<Listed>(client, cardRequestsQuery, { data });
    void client.invalidateQueries({ queryKey: [ADMIN_USERS] });
  };
  const onError = (error: unknown) => isOutdated(error) && client.invalidateQueries(cardRequestsQuery);
  return {
    grant: useMutation({
      mutationFn: ({ id }: { id: string }) => call('POST /admin/card-requests/{id}/grant', { id }),
      onSuccess: showAnswered,
      onError,
    }),
    decline: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string | undefined }) =>
        call('POST /admin/card-requests/{id}/decline', { id, body: reason ? { reason } : {} }),
      onSuccess: showAnswered,
      onError,
    }),
  };
}
