import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentOptions, PaymentOptionsInput } from '#shared/api/stripe.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';

/** Polling interval in ms while Stripe reviews an account. */
const APPROVAL_CHECK_MS = 15_000;

/** Whether cards can be charged now; polled while Stripe reviews the account. */
export const stripeStatusQuery = queryOptions({
  queryKey: ['stripe', 'status'],
  queryFn: ({ signal }) => call('GET /stripe/status', { signal }),
  refetchInterval: ({ state }) => (state.data?.setup === 'checking' ? APPROVAL_CHECK_MS : false),
});

/** What payers can use beside cards; only for a connected account. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['stripe', 'options'],
  queryFn: ({ signal }) => call('GET /stripe/options', { signal }),
  staleTime: 0,
});

/** Changes what payers can use: shown immediately, and refetched if refused. */
export function useChangePaymentOptions() {
  const client = useQueryClient();
  return useMutation({
    // One after another.
    scope: { id: 'payment-options' },
    mutationFn: (change: PaymentOptionsInput) => call('POST /stripe/options', { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries(paymentOptionsQuery);
      client.setQueryData(paymentOptionsQuery.queryKey, (options) => options && changed(options, change));
    },
    onSuccess: (saved) => cacheSaved(client, paymentOptionsQuery, saved),
    onError: () => client.invalidateQueries(paymentOptionsQuery),
  });
}

/** Debits that are asked for again stay as they are. */
function changed(options: PaymentOptions, { debits, link = options.link }: PaymentOptionsInput): PaymentOptions {
  const isSame = debits === undefined || debits === (options.debits !== 'off');
  return { link, debits: isSame ? options.debits : debits ? 'on' : 'off' };
}
