import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import PaymentSettingsScreen from '#web/features/payment-settings/payment-settings-screen.tsx';
import { call } from '#web/lib/api/call.ts';
import { aUser, renderFor } from './session-harness.tsx';

export const GET = 'GET /payment-settings/user/{userId}';
export const POST = 'POST /payment-settings';
export const PATCH = 'PATCH /payment-settings/user/{userId}';
export const NONE = new AppError('NOT_FOUND', 'Payment settings not found');
export const ALREADY_THERE = new AppError('CONFLICT', 'Payment settings already exist');
export const STORED: PaymentSettings = {
  preferredCurrency: 'CAD',
  bankName: 'Foothills Credit Union',
  accountName: 'Prairie Studio Ltd.',
  accountNumber: '7781204',
  eTransferEmail: 'pay@example.com',
  paymentIntegrationEnabled: false,
  version: 3,
};

export const refreshUser = vi.fn(() => Promise.resolve());
export const show = () =>
  renderFor({ status: 'authenticated', user: aUser(), refreshUser }, <PaymentSettingsScreen />, '/payment-settings');
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const sent = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name);
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
