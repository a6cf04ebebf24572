import * as z from 'zod';
import { routes } from './route.ts';

export const adminRoutes = routes({
  setPaymentIntegration: {
    method: 'PATCH',
    path: '/admin/users/{id}/payment-integration',
    access: 'admin',
    summary: 'Allow or forbid a user’s business to take card payments',
    body: z.strictObject({ enabled: z.boolean() }),
    response: z.object({ id: z.string(), paymentIntegrationEnabled: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
});
