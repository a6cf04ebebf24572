import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { ListedBusiness } from '#shared/business/listed.ts';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import BusinessesScreen from './businesses-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const LIST = 'GET /admin/businesses';
const ARK: ListedBusiness = {
  id: 'ark',
  businessName: 'Noah’s Ark',
  email: 'noah@example.com',
  profile: { firstName: 'Noah', lastName: 'Singh' },
  createdAt: '2026-01-05T17:00:00Z',
  lastSignInAt: '2026-11-06T17:00:00Z',
  issuedInvoices: 24,
  paid: [{ currency: 'CAD', total: 12_345.5 }],
  state: 'ACTIVE',
};

function show(answers: object) {
  answerCalls(answers);
  renderFor({ status: 'authenticated', user: aUser({ role: 'ADMIN' }) }, <BusinessesScreen />, '/admin/businesses');
}

it('shows name, owner, volume, last sign-in and state of a business, and leads to its user', async () => {
  show({ [LIST]: { data: [ARK], meta: pageMeta(1, 1, 10) } });
  expect(await screen.findByText('Noah’s Ark')).toBeTruthy();
  for (const text of ['Noah Singh', 'noah@example.com', '24 issued', 'Nov 6, 2026', 'Jan 5, 2026', 'Active']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/paid/).textContent).toBe('12,345.50 CAD paid');
  const link = screen.getByRole('link', { name: 'Open the user of Noah’s Ark' });
  expect(link.getAttribute('href')).toBe('/admin/users?search=noah%40example.com');
});

it('says what a new business has not got, and that one is to be deleted', async () => {
  const { businessName: _, lastSignInAt: __, ...unused } = ARK;
  const business = { ...unused, issuedInvoices: 0, paid: [], state: 'DELETION_SCHEDULED' };
  show({ [LIST]: { data: [business], meta: pageMeta(1, 1, 10) } });
  for (const text of ['No business name', 'Never', '0 issued', 'To be deleted']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
});

it('offers a retry, and asks for a second factor first where one is needed', async () => {
  show({ [LIST]: new AppError('UNEXPECTED', 'x') });
  expect(await screen.findByText('Error loading businesses')).toBeTruthy();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to load businesses');
  show({ [LIST]: new AppError('FORBIDDEN', 'x', { reason: 'SECOND_FACTOR_REQUIRED' }) });
  expect(await screen.findByRole('link', { name: 'Set up two-step sign-in' })).toBeTruthy();
});
