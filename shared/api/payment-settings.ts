import { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import { routes } from './route.ts';

export const paymentSettingsRoutes = routes({
  get: {
    method: 'GET',
    path: '/payment-settings/user/{userId}',
    access: 'member',
    summary: 'Read how one’s business is paid',
    response: PaymentSettings,
    errors: ['NOT_FOUND'],
  },
  create: {
    method: 'POST',
    path: '/payment-settings',
    access: 'owner',
    summary: 'Enter how one’s business is paid',
    body: PaymentSettingsInput,
    response: PaymentSettings,
    status: 201,
    errors: ['CONFLICT'],
  },
  update: {
    method: 'PATCH',
    path: '/payment-settings/user/{userId}',
    access: 'owner',
    summary: 'Change how one’s business is paid',
    body: PaymentSettingsUpdate,
    response: PaymentSettings,
    errors: ['NOT_FOUND'],
  },
});
