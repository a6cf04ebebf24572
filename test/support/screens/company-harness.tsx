import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import CompanyScreen from '#web/features/company/company-screen.tsx';
import { call } from '#web/lib/api/call.ts';
import { aUser, renderFor } from './session-harness.tsx';

export const ME = 'GET /companies/me';
export const UPDATE = 'PATCH /companies/{id}';
export const COMPANY = {
  id: 'c-1',
  name: 'Prairie Studio Ltd.',
  city: 'Calgary',
  logo: 'images/0123456789ABCDEFGHIJKL-600x200.png',
  version: 3,
};

export const show = () => renderFor({ status: 'authenticated', user: aUser() }, <CompanyScreen />, '/company');
export const sent = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name);
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
