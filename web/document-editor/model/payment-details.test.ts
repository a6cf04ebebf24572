import { expect, it } from 'vitest';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { paymentDetails } from './payment-details.ts';

const none: PaymentSettings = { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 1 };

it.each<[method: PaymentMethod, settings: Partial<PaymentSettings>, text: string]>([
  ['bank', { bankName: 'Foothills Credit Union', accountNumber: '003-12345' }, 'To Foothills Credit Union, 003-12345'],
  [
    'bank',
    { accountName: 'Prairie Studio', iban: 'GB33BUKB20201555555555' },
    'To Prairie Studio, GB33BUKB20201555555555',
  ],
  ['e-transfer', { eTransferEmail: 'pay@example.com' }, 'To pay@example.com'],
  ['card', { paymentIntegrationEnabled: true }, 'Your customer pays through this invoice’s link'],
])('shows the details for %s', (method, settings, text) => {
  expect(paymentDetails(method, { ...none, ...settings })).toEqual({ text });
});

it.each<[method: PaymentMethod, missing: string]>([
  ['bank', 'payment'],
  ['e-transfer', 'payment'],
  ['card', 'integration'],
])('shows that the details for %s are missing, with or without settings', (method, missing) => {
  expect(paymentDetails(method, none)).toMatchObject({ missing });
  expect(paymentDetails(method, null)).toMatchObject({ missing });
});

it('adds nothing for cash', () => {
  expect(paymentDetails('cash', none)).toBeNull();
});
