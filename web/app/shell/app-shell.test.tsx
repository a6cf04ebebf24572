// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { aUser, renderFor } from '#web/lib/session-bench.tsx';
import { toast } from '#web/ui/toast.ts';
import { AppShell } from './app-shell.tsx';

vi.mock('#web/ui/toast.ts', () => ({ toast: { error: vi.fn() } }));

const signOut = vi.fn<() => Promise<void>>();
const show = (role: Role = 'USER', at = '/invoices') =>
  renderFor(
    { status: 'authenticated', user: aUser({ role }), signOut },
    <Routes>
      <Route element={<AppShell />}>
        <Route element={<h1>Invoices</h1>} path="/invoices" />
        <Route element={<Broken />} path="/broken" />
      </Route>
    </Routes>,
    at,
  );

function Broken(): never {
  throw new Error('broken');
}

const sidebar = () => within(screen.getByRole('complementary'));
const entries = () =>
  sidebar()
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

beforeEach(() => {
  localStorage.clear();
  signOut.mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

it.each([
  ['USER', ['Invoices', 'Payment Settings']],
  ['ADMIN', ['Invoices', 'Payment Settings']],
  ['EMPLOYEE', ['Invoices']],
] as const)('shows %s the screens they may open', (role, shown) => {
  show(role);
  expect(entries()).toEqual(shown);
  expect(sidebar().getByRole('link', { name: 'Invoices' }).getAttribute('aria-current')).toBe('page');
});

it('shows who is signed in', () => {
  show();
  expect(sidebar().getByText('Maya Larch')).toBeTruthy();
  expect(sidebar().getByText('maya@larch.test')).toBeTruthy();
  expect(sidebar().getByText('ML')).toBeTruthy();
});

it('remembers that the sidebar was collapsed', async () => {
  show();
  await userEvent.click(sidebar().getByRole('button', { name: 'Collapse sidebar' }));
  cleanup();
  show();
  expect(sidebar().getByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
  expect(entries()).toEqual(['Invoices', 'Payment Settings']);
});

it('tells when the logout failed', async () => {
  signOut.mockRejectedValue(new Error('x'));
  show();
  await userEvent.click(sidebar().getByRole('button', { name: 'Logout' }));
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Logout failed. Please try again.');
});

it('keeps the navigation when a screen breaks', () => {
  show('USER', '/broken');
  expect(screen.getByRole('alert').textContent).toContain('Oops! Something went wrong');
  expect(entries()).toEqual(['Invoices', 'Payment Settings']);
});
