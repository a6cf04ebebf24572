import { vi } from 'vitest';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import PaymentSettingsScreen from '#web/features/payment-settings/payment-settings-screen.tsx';
import { call } from '#web/lib/api/call.ts';
import { aUser, renderFor } from './session-harness.tsx';

export const SETTINGS = 'GET /payment-settings/user/{userId}';
/** For tests: the settings of a business that support has allowed to take cards. */
export const ENABLED: PaymentSettings = { version: 1, preferredCurrency: 'CAD', paymentIntegrationEnabled: true };
/** For tests: the answer about what can be used beside cards, which a connected account needs. */
export const OPTIONS = { 'GET /stripe/options': { debits: 'off', link: true } } as const;

export const show = (search = '?tab=integration') =>
  renderFor({ status: 'authenticated', user: aUser() }, <PaymentSettingsScreen />, `/payment-settings${search}`);
export const times = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name).length;
