import { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import { routes } from './route.ts';

export const paymentSettingsRoutes = routes({
  get: {
    call: 'GET /payment-settings/user/{userId}',
    access: 'member',
    summary: 'Get the payment settings of the caller’s business',
    response: PaymentSettings,
  },
  create: {
    call: 'POST /payment-settings',
    access: 'owner',
    audit: 'payment-settings.create',
    summary: 'Create the payment settings of the caller’s business',
    body: PaymentSettingsInput,
    response: PaymentSettings,
    status: 201,
    errors: ['CONFLICT'],
  },
  update: {
    call: 'PATCH /payment-settings/user/{userId}',
    access: 'owner',
    audit: 'payment-settings.update',
    summary: 'Change the payment settings of the caller’s business',
    body: PaymentSettingsUpdate,
    response: PaymentSettings,
  },
});
