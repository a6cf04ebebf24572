import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';

/** The first part of the keys of all queries of payment settings. */
export const PAYMENT_SETTINGS = 'payment-settings';

/** The payment settings of the user's business, always refetched; null if not entered yet (spec 2 §7). */
export const paymentSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: [PAYMENT_SETTINGS, userId],
    queryFn: ({ signal }) => nullWhenMissing(call('GET /payment-settings/user/{userId}', { userId, signal })),
    staleTime: 0,
  });
