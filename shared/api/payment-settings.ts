import * as z from 'zod';
import { CardRequest } from '#shared/payment-settings/card-request.ts';
import { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import { routes } from './route.ts';

export const paymentSettingsRoutes = routes({
  get: {
    call: 'GET /payment-settings/user/{userId}',
    access: 'reader',
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
  cardRequest: {
    call: 'GET /payment-settings/card-request',
    access: 'owner',
    summary: 'Get the latest request of the caller’s business for card payments',
    response: z.object({ request: CardRequest.nullable() }),
  },
  askForCards: {
    call: 'POST /payment-settings/card-request',
    access: 'owner',
    verified: true,
    audit: 'card-payments.ask',
    summary: 'Ask an administrator to allow card payments; repeating it keeps the open request',
    response: CardRequest,
    errors: ['CONFLICT', 'NOT_FOUND'],
  },
  withdrawCardRequest: {
    call: 'DELETE /payment-settings/card-request',
    access: 'owner',
    audit: 'card-payments.withdraw',
    summary: 'Withdraw the open request for card payments',
    response: null,
    errors: ['CONFLICT', 'NOT_FOUND'],
  },
});
