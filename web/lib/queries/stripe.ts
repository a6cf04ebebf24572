import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Polling interval in ms while Stripe reviews an account. */
const APPROVAL_CHECK_MS = 15_000;

/** Whether cards can be charged now; polled while Stripe reviews the account. */
export const stripeStatusQuery = queryOptions({
  queryKey: ['stripe', 'status'],
  queryFn: ({ signal }) => call('GET /stripe/status', { signal }),
  refetchInterval: ({ state }) => (state.data?.setup === 'checking' ? APPROVAL_CHECK_MS : false),
});
