import { cleanup, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { type Session, useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { GuestsOnly, RequireRole, RequireSession } from './guards.tsx';
import { BOOKS, MEMBERS, OWNERS } from './roles.ts';

vi.mock('./sign-in-again.tsx', () => ({
  SignInAgain: ({ email }: { email: string }) => <p>{email}, sign in again</p>,
}));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), info: vi.fn() } }));

/** Shows no screen before the session is known, like the shell. */
function Layout() {
  return useSession().status === 'loading' ? <p>layout</p> : <Outlet />;
}

const app = (
  <Routes>
    <Route element={<GuestsOnly />}>
      <Route element={<p>sign in</p>} path="/login" />
    </Route>
    <Route
      element={
        <RequireSession>
          <Layout />
        </RequireSession>
      }
    >
      <Route element={<p>home</p>} path="/" />
      <Route element={<p>invoices</p>} path="/invoices" />
      <Route element={<p>invoice</p>} path="/invoices/:id" />
      <Route element={<RequireRole roles={MEMBERS} />}>
        <Route element={<p>editor</p>} path="/invoices/create" />
        <Route element={<p>editor</p>} path="/invoices/:id/edit" />
      </Route>
      <Route element={<RequireRole roles={BOOKS} />}>
        <Route element={<p>reports</p>} path="/reports" />
      </Route>
      <Route element={<RequireRole roles={OWNERS} />}>
        <Route element={<p>settings</p>} path="/payment-settings" />
        <Route element={<RequireRole roles={['ADMIN']} />}>
          <Route element={<p>nested</p>} path="/nested" />
        </Route>
      </Route>
    </Route>
    <Route element={<RequireRole roles={['ADMIN']} />}>
      <Route element={<p>users</p>} path="/admin/users" />
    </Route>
  </Routes>
);

const signedIn = (role: string = 'USER'): Partial<Session> => ({
  status: 'authenticated',
  user: aUser({ role: role as Role }),
});

it('sends an employee who signs in to their own appointments', () => {
  const at = renderFor(
    { status: 'authenticated', user: aUser({ role: 'EMPLOYEE', employeeId: 'sam' }) },
    app,
    '/login',
  );
  expect(at.address()).toBe('/appointments?mine=1');
});

it.each(['/invoices', '/payment-settings'])('shows only the layout of %s while the session loads', (address) => {
  const at = renderFor({ status: 'loading' }, app, address);
  expect(screen.getByText('layout')).toBeTruthy();
  expect(at.address()).toBe(address);
});

it.each(['none', 'expired', 'unreadable'] as const)(
  'redirects a visitor to sign-in and remembers the address: %s',
  (why) => {
    const at = renderFor({ status: 'anonymous', why }, app, '/payment-settings?tab=integration#bank');
    expect(at.address()).toBe('/login');
    expect(at.state()).toEqual({ from: '/payment-settings?tab=integration#bank' });
  },
);

it('forgets the address of a user who signed out', () => {
  const at = renderFor({ status: 'anonymous', why: 'signed-out' }, app, '/invoices');
  expect(at.address()).toBe('/login');
  expect(at.state()).toEqual({});
});

it('admits a signed-in user', () => {
  renderFor(signedIn(), app, '/invoices');
  expect(screen.getByText('invoices')).toBeTruthy();
});

it.each([
  [{ from: '/payment-settings?tab=integration' }, '/payment-settings?tab=integration'],
  [{ from: '/' }, '/invoices'],
  [null, '/invoices'],
  [{ from: 'https://evil.example' }, '/invoices'],
  [{ from: '//evil.example/x' }, '/invoices'],
])('redirects from sign-in with %j to %s', (state, address) => {
  const at = renderFor(signedIn(), app, { pathname: '/login', state });
  expect(at.address()).toBe(address);
});

it('asks a user whose session expired to sign in again, over the unchanged screen', async () => {
  renderFor({ ...signedIn(), isPaused: true } as Partial<Session>, app, '/invoices');
  expect(screen.getByText('invoices')).toBeTruthy();
  await screen.findByText('maya@larch.test, sign in again');
});

it('shows sign-in to visitors, and waits while a returning user is looked up', () => {
  renderFor({ status: 'anonymous', why: 'none' }, app, '/login');
  expect(screen.getByText('sign in')).toBeTruthy();
  cleanup();
  renderFor({ status: 'loading' }, app, '/login');
  expect(screen.queryByText('sign in')).toBeNull();
});

it.each(['USER', 'ADMIN', 'user', 'Admin'])('admits %s to the owners’ screens', (role) => {
  renderFor(signedIn(role), app, '/payment-settings');
  expect(screen.getByText('settings')).toBeTruthy();
  expect(toast.error).not.toHaveBeenCalled();
});

it.each(['EMPLOYEE', 'employee'])('tells %s that access is denied and redirects home', (role) => {
  const at = renderFor(signedIn(role), app, '/payment-settings');
  expect(at.address()).toBe('/');
  expect(screen.getByText('home')).toBeTruthy();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Access Denied', {
    description: 'You do not have permission to access this page',
  });
});

describe('an accountant', () => {
  const ACCOUNTANT: Partial<Session> = {
    status: 'authenticated',
    user: aUser({ role: 'ACCOUNTANT', employeeId: 'ann' }),
  };

  it('starts with the reports', () => {
    const at = renderFor(ACCOUNTANT, app, '/login');
    expect(at.address()).toBe('/reports');
    expect(screen.getByText('reports')).toBeTruthy();
  });

  it.each([
    ['/invoices', 'invoices'],
    ['/invoices/i-1', 'invoice'],
  ])('reads %s', (address, shown) => {
    renderFor(ACCOUNTANT, app, address);
    expect(screen.getByText(shown)).toBeTruthy();
    expect(toast.error).not.toHaveBeenCalled();
  });

  it.each(['/invoices/i-1/edit', '/invoices/i-1/edit/', '/invoices/i-1/edit?field=billingEmail'])(
    'is led from %s to the page of the record, and told why',
    (address) => {
      const at = renderFor(ACCOUNTANT, app, address);
      expect(at.address()).toBe('/invoices/i-1');
      expect(toast.info).toHaveBeenCalledExactlyOnceWith('Read only', {
        description: 'As the accountant of this business, you read its records without changing them.',
      });
      expect(toast.error).not.toHaveBeenCalled();
    },
  );

  it.each(['/invoices/create', '/payment-settings'])('is denied %s in the specified words, and led home', (address) => {
    const at = renderFor(ACCOUNTANT, app, address);
    expect(at.address()).toBe('/');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Access Denied', {
      description: 'You do not have permission to access this page',
    });
  });
});

it.each(['ADMIN', 'admin'])('admits %s to the administrators’ screens', (role) => {
  renderFor(signedIn(role), app, '/admin/users');
  expect(screen.getByText('users')).toBeTruthy();
});

it.each(['/admin/users', '/nested'])('denies everyone else %s, with one message', (address) => {
  const at = renderFor(signedIn('USER'), app, address);
  expect(at.address()).toBe('/');
  expect(toast.error).toHaveBeenCalledOnce();
});

it('redirects visitors of the administrators’ screens to sign-in, and waits while the session loads', () => {
  const at = renderFor({ status: 'anonymous', why: 'none' }, app, '/admin/users');
  expect(at.address()).toBe('/login');
  cleanup();
  renderFor({ status: 'loading' }, app, '/admin/users');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(toast.error).not.toHaveBeenCalled();
});
