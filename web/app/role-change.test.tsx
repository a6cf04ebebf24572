import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { NOT_ALLOWED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { Role } from '#shared/user/schema.ts';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { TOKENS } from '#test/support/screens/session-provider-harness.tsx';
import AdminUsersScreen from '#web/features/admin-users/admin-users-screen.tsx';
import CompanyScreen from '#web/features/company/company-screen.tsx';
import EmployeesScreen from '#web/features/employees/employees-screen.tsx';
import PaymentSettingsScreen from '#web/features/payment-settings/payment-settings-screen.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { RequireRole } from './guards.tsx';
import { ADMINS, OWNERS } from './roles.ts';
import { SessionProvider } from './session.tsx';

vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));
afterEach(() => sessionStore.signOut());

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const REFUSED = refusal({ NOT_ALLOWED }).toBody();
const USERS = {
  data: [{ ...aUser({ id: 'user-2', email: 'noah@larch.test' }), createdAt: '2026-01-05T10:00:00Z' }],
  meta: { total: 1, page: 1, limit: 10, totalPages: 1 },
};

/** A server on which the user has `role` now; `answers` are those of calls that their role allows. */
function serverFor(user: { role: Role }, answers: Readonly<Record<string, unknown>> = {}) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), location.origin);
    if (pathname === '/api/auth/profile') return json(200, aUser({ role: user.role }));
    const answer = user.role === 'ADMIN' ? answers[pathname] : undefined;
    return answer ? json(200, answer) : json(403, REFUSED);
  });
}

function open(guarded: ReactElement, roles: readonly Role[]) {
  const client = createQueryClient();
  sessionStore.start(TOKENS);
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <MemoryRouter initialEntries={['/guarded']}>
          <Routes>
            <Route element={<p>home</p>} path="/" />
            <Route element={<RequireRole roles={roles} />}>
              <Route element={guarded} path="/guarded" />
            </Route>
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return client;
}

const expectAway = async (client: QueryClient) => {
  await screen.findByText('home');
  await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Access Denied', {
    description: 'You do not have permission to access this page',
  });
};

it.each([
  ['Users', <AdminUsersScreen key="" />, ADMINS, 'ADMIN', 'USER'],
  ['Employees', <EmployeesScreen key="" />, OWNERS, 'USER', 'EMPLOYEE'],
  ['Company Settings', <CompanyScreen key="" />, OWNERS, 'USER', 'EMPLOYEE'],
  ['Payment Settings', <PaymentSettingsScreen key="" />, OWNERS, 'USER', 'EMPLOYEE'],
] as const)('is noticed at the first refused call of an open screen: %s', async (_, guarded, roles, before, after) => {
  const user: { role: Role } = { role: before };
  serverFor(user);
  const original = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const answer = await original(input);
    user.role = after;
    return answer;
  });
  await expectAway(open(guarded, roles));
});

it('is noticed when a change is refused', async () => {
  const user: { role: Role } = { role: 'ADMIN' };
  serverFor(user, { '/api/admin/users': USERS });
  const client = open(<AdminUsersScreen />, ADMINS);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const integration = await screen.findByRole('switch', { name: 'Payment Integration' });
  user.role = 'USER';
  await userEvent.click(integration);
  await expectAway(client);
});
