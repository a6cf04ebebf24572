import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** How long to wait before asking again whether Stripe has approved an account. */
const APPROVAL_CHECK_MS = 15_000;

/** Whether cards can be charged now; asked again and again while Stripe checks the account. */
export const stripeStatusQuery = queryOptions({
  queryKey: ['stripe', 'status'],
  queryFn: ({ signal }) => call('GET /stripe/status', { signal }),
  refetchInterval: ({ state }) => (state.data?.setup === 'checking' ? APPROVAL_CHECK_MS : false),
});
