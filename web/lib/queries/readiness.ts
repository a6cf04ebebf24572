import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Key of every invoice's readiness. */
export const READINESS = ['readiness'] as const;

/** An invoice's findings before it is sent, and the characters that its PDF cannot show; always refetched, also when the window regains focus. */
export const readinessQuery = (invoiceId: string) =>
  queryOptions({
    queryKey: [...READINESS, invoiceId],
    queryFn: ({ signal }) => call('GET /invoices/{id}/readiness', { id: invoiceId, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
