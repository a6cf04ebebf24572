import { expect, it } from 'vitest';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { firstPaymentMethod } from './first-payment-method.ts';
import type { PaymentSettings } from './schema.ts';

const none: PaymentSettings = { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 1 };

it.each<[title: string, settings: Partial<PaymentSettings>, method: PaymentMethod]>([
  ['nothing is set up', {}, 'bank'],
  ['there is only an e-Transfer address', { eTransferEmail: 'pay@example.com' }, 'e-transfer'],
  ['there is a bank account, too', { eTransferEmail: 'pay@example.com', bankName: 'Foothills' }, 'bank'],
])('starts a new invoice if %s', (_, settings, method) => {
  expect(firstPaymentMethod({ ...none, ...settings })).toBe(method);
});
