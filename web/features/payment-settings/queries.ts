import { queryOptions } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { call } from '#web/lib/api.ts';

/** How a person's business is paid; null when nothing was entered yet (spec 2 §7). */
export const paymentSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['payment-settings', userId],
    queryFn: ({ signal }): Promise<PaymentSettings | null> =>
      call('GET /payment-settings/user/{userId}', { userId, signal }).catch((error) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      }),
  });

/** Whether cards can be charged now. */
export const stripeStatusQuery = queryOptions({
  queryKey: ['stripe', 'status'],
  queryFn: ({ signal }) => call('GET /stripe/status', { signal }),
});
