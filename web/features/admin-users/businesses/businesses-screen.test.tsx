import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { ListedBusiness } from '#shared/business/listed.ts';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import BusinessesScreen from './businesses-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const LIST = 'GET /admin/businesses';
const SUSPEND = 'POST /admin/businesses/{id}/suspend';
const RESTORE = 'POST /admin/businesses/{id}/restore';
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

const SUSPENDED: ListedBusiness = {
  ...ARK,
  state: 'SUSPENDED',
  suspension: { at: '2026-11-20T17:00:00Z', by: 'maya@larch.test', reason: 'Reported as fraud' },
};
const page = (...data: ListedBusiness[]) => ({ data, meta: pageMeta(data.length, 1, 10) });
const action = (name: string) => screen.findByRole('button', { name });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it.each([
  ['  Reported as fraud ', { reason: 'Reported as fraud' }],
  ['', {}],
])('suspends a business for the reason "%s"', async (typed, body) => {
  show({ [LIST]: page(ARK), [SUSPEND]: SUSPENDED });
  await userEvent.click(await action('Suspend Noah’s Ark'));
  const dialog = await dialogOf('Suspend business');
  expect(await dialog.findByText(/^Nothing leaves Noah’s Ark until you restore it/)).toBeTruthy();
  if (typed) await userEvent.type(dialog.getByLabelText('Reason'), typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Suspended')).toBeTruthy();
  expect(call).toHaveBeenCalledWith(SUSPEND, { id: 'ark', body });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Business suspended');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('restores a business, and says by whom and why it was suspended', async () => {
  show({ [LIST]: page(SUSPENDED), [RESTORE]: ARK });
  await userEvent.click(await action('Restore Noah’s Ark'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore business' }));
  expect(dialog.getByText('Suspended on Nov 20, 2026 by maya@larch.test.')).toBeTruthy();
  expect(dialog.getByText('Reason: Reported as fraud')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Active')).toBeTruthy();
  expect(call).toHaveBeenCalledWith(RESTORE, { id: 'ark' });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Business restored');
});

it('says why a business cannot be suspended, and offers it for no business of one’s own', async () => {
  const refused = new AppError('CONFLICT', 'This business belongs to an administrator. Change their role first.', {
    reason: 'OWNED_BY_ADMINISTRATOR',
  });
  show({ [LIST]: page(ARK, { ...ARK, id: 'business-1', businessName: 'Larch Studio' }), [SUSPEND]: refused });
  await userEvent.click(await action('Suspend Noah’s Ark'));
  await userEvent.click((await dialogOf('Suspend business')).getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith([refused.message]));
  expect(screen.queryByRole('button', { name: 'Suspend Larch Studio', hidden: true })).toBeNull();
});
