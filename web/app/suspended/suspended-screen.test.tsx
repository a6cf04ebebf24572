import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BUSINESS_SUSPENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { TOKENS } from '#test/support/screens/session-provider-harness.tsx';
import { RequireSession } from '#web/app/guards.tsx';
import { SessionProvider } from '#web/app/session.tsx';
import { call } from '#web/lib/api/call.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';

vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));
afterEach(() => sessionStore.signOut());

const SINCE = { businessSuspendedAt: '2026-11-20T17:00:00Z', businessName: 'Larch Studio' };

/** Opens an address behind sign-in as this user of the server. */
function open(user: () => SessionUser) {
  const server = fakeServer({
    'GET /auth/profile': () => ({ body: user() }),
    'GET /business/export': { body: { status: null } },
    'GET /invoices/stats': { status: 403, body: refusal({ BUSINESS_SUSPENDED }, { what: 'owner' }).toBody() },
    'POST /auth/logout': { status: 204 },
  });
  sessionStore.start(TOKENS);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <MemoryRouter initialEntries={['/invoices']}>
          <Routes>
            <Route element={<RequireSession>the invoices</RequireSession>} path="/invoices" />
            <Route element="sign in" path="/login" />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return server;
}

it('says to the owner what a suspension means, whom to write to, and offers the export', async () => {
  const server = open(() => aUser(SINCE));
  expect(await screen.findByRole('heading', { name: 'Your business is suspended' })).toBeTruthy();
  expect(screen.getByText('Larch Studio')).toBeTruthy();
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:support@/);
  expect(await screen.findByRole('button', { name: 'Prepare export' })).toBeTruthy();
  expect(screen.queryByText('the invoices')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('sign in')).toBeTruthy();
  expect(server.count('POST /auth/logout')).toBe(1);
});

it('says to an employee whom to ask, and offers only to leave it', async () => {
  const server = open(() => aUser({ ...SINCE, role: 'EMPLOYEE' }));
  expect(await screen.findByRole('heading', { name: 'The business you work for is suspended' })).toBeTruthy();
  expect(screen.getByText(/Please ask its owner/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave this business' })).toBeTruthy();
  expect(server.count('GET /business/export')).toBe(0);
});

it('replaces the screen at the first call that is refused', async () => {
  let user = aUser();
  open(() => user);
  expect(await screen.findByText('the invoices')).toBeTruthy();
  user = aUser(SINCE);
  await expect(call('GET /invoices/stats')).rejects.toMatchObject({ reason: 'BUSINESS_SUSPENDED' });
  expect(await screen.findByRole('heading', { name: 'Your business is suspended' })).toBeTruthy();
});
