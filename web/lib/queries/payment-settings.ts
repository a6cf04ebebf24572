import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';

/** How a person's business is paid, always read afresh; null when nothing was entered yet (spec 2 §7). */
export const paymentSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['payment-settings', userId],
    queryFn: ({ signal }) => nullWhenMissing(call('GET /payment-settings/user/{userId}', { userId, signal })),
    staleTime: 0,
  });
