import { queryOptions } from '@tanstack/react-query';
import { missingToSend } from '#shared/invoice/missing-to-send.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';

/**
 * The details that recipients need and the business has not entered yet; always refetched, and again when the window
 * regains focus.
 */
export const missingToSendQuery = (userId: string) =>
  queryOptions({
    queryKey: ['missing-to-send', userId],
    queryFn: async ({ signal }) => {
      const [company, settings] = await Promise.all([
        nullWhenMissing(call('GET /companies/me', { signal })),
        nullWhenMissing(call('GET /payment-settings/user/{userId}', { userId, signal })),
      ]);
      const takesCards = Boolean(settings?.paymentIntegrationEnabled) && (await canChargeCards(signal));
      return missingToSend({ company, settings, takesCards });
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });

/** Assumes true if Stripe does not respond: a missing name or address must be asked for regardless. */
function canChargeCards(signal: AbortSignal): Promise<boolean> {
  return call('GET /stripe/status', { signal }).then(
    ({ connected }) => connected,
    () => true,
  );
}
