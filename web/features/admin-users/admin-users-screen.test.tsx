import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import { AppError } from '#shared/errors.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { type Answers, answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import AdminUsersScreen from './admin-users-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const NOAH: AdminUser = {
  id: 'noah',
  email: 'noah@example.com',
  role: 'USER',
  createdAt: '2026-01-05T10:00:00Z',
  profile: { firstName: 'Noah', lastName: 'Singh' },
  paymentSettings: { paymentIntegrationEnabled: false },
  paymentIntegrationEnabled: false,
};
const LISTED = { data: [NOAH], meta: pageMeta(1, 1, 10) };
const BROKEN = new AppError('UNEXPECTED', 'A server error occurred. Please try again later.');

const show = () =>
  renderFor({ status: 'authenticated', user: aUser({ role: 'ADMIN' }) }, <AdminUsersScreen />, '/admin/users');

async function open(action: string, answers: Answers) {
  answerCalls({ 'GET /admin/users': LISTED, ...answers });
  show();
  if (action === 'Delete') {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Noah Singh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  } else {
    await userEvent.click(await screen.findByRole('button', { name: `${action} Noah Singh` }));
  }
  const isEdit = action === 'Edit';
  return within(await screen.findByRole(isEdit ? 'dialog' : 'alertdialog', isEdit ? { name: 'Edit User' } : {}));
}

it('says that the list is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByText(/^Loading Users/)).toBeTruthy();
});

it('offers a retry when the list cannot be loaded', async () => {
  answerCalls({ 'GET /admin/users': new AppError('FORBIDDEN', 'x') });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading users');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to load users');
  answerCalls({ 'GET /admin/users': LISTED });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 user')).toBeTruthy();
});

it.each([
  ['Edit', 'PATCH /admin/users/{id}/role', 'Update', 'Failed to update user role'],
  ['Delete', 'DELETE /admin/users/{id}', 'Delete User', 'Failed to delete user'],
  [
    'Send password reset to',
    'POST /auth/forgot-password',
    'Send Instructions',
    'Failed to send password reset instructions',
  ],
] as const)('reports a failure to %s, and leaves the dialog open', async (action, route, button, text) => {
  const dialog = await open(action, { [route]: BROKEN });
  if (action === 'Edit') await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toBe(text));
  expect(dialog.getByRole('button', { name: button })).toBeTruthy();
});

it('leaves card payments unchanged when switching them fails', async () => {
  const dialog = await open('Edit', {
    'PATCH /admin/users/{id}/payment-integration': new AppError('PROVIDER_FAILED', 'The card provider did not answer.'),
  });
  const toggle = dialog.getByRole<HTMLInputElement>('switch');
  await userEvent.click(toggle);
  await waitFor(() =>
    expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toBe('Failed to update payment integration status'),
  );
  await waitFor(() => expect(toggle.checked).toBe(false));
});

it('asks by name, email and business whether to delete an account', async () => {
  const dialog = await open('Delete', {
    'GET /admin/users': { ...LISTED, data: [{ ...NOAH, businessName: 'Noah’s Ark' }] },
  });
  expect(
    dialog.getByText(/^Are you sure you want to delete Noah Singh \(noah@example\.com\), owner of Noah’s Ark\?/),
  ).toBeTruthy();
});

it('says in the menu why an administrator cannot delete their own account', async () => {
  answerCalls({ 'GET /admin/users': { ...LISTED, data: [{ ...NOAH, id: aUser({}).id }] } });
  show();
  const more = await screen.findByRole('button', { name: 'More actions for Noah Singh' });
  act(() => more.focus());
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Delete You cannot delete your own account' });
  await waitFor(() => expect(document.activeElement).toBe(item));
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(item);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^More actions/ })));
});

it('counts an account that was deleted in another window as deleted', async () => {
  let isGone = false;
  const dialog = await open('Delete', {
    'GET /admin/users': () => (isGone ? { data: [], meta: pageMeta(0, 1, 10) } : LISTED),
    'DELETE /admin/users/{id}': () => {
      isGone = true;
      throw new AppError('NOT_FOUND', 'User not found');
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete User' }));
  await waitFor(() => expect(screen.queryByText('noah@example.com')).toBeNull());
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('User deleted successfully');
});
