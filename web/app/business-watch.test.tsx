import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { TOKENS } from '#test/support/screens/session-provider-harness.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { paths } from '#web/lib/paths.ts';
import { leaveBusiness } from '#web/lib/session/current-business.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { type Session, useSession, useUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { BusinessWatch } from './business-watch.tsx';
import { RequireRole } from './guards.tsx';
import { MEMBERS } from './roles.ts';
import { SessionProvider } from './session.tsx';

vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { info: vi.fn(), error: vi.fn() } }));

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => sessionStore.signOut());

const OWN = aUser();
const EMPLOYEE = aUser({ businessId: 'business-2', businessName: 'Larch Studio', role: 'EMPLOYEE', employeeId: 'e-1' });

/** Opens a screen as the owner of a business; returns the businesses that the screen was rendered for. */
async function openScreen(path: string): Promise<Set<string>> {
  let user = OWN;
  vi.stubGlobal('fetch', async () => Response.json(user));
  const seen = new Set<string>();
  sessionStore.start(TOKENS);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <MemoryRouter initialEntries={[path]}>
          <BusinessWatch />
          <Spy />
          <Routes>
            <Route element={<RequireRole roles={MEMBERS} />}>
              <Route element={<p>home</p>} path={paths.home} />
              <Route element={<Screen onBusiness={(id) => seen.add(id)} />} path={path} />
            </Route>
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('screen');
  user = EMPLOYEE;
  act(() => leaveBusiness(sessionStore.snapshot().generation));
  await waitFor(() => expect(session.status === 'authenticated' && session.user).toEqual(EMPLOYEE));
  return seen;
}

let session: Session;

function Spy() {
  session = useSession();
  return null;
}

function Screen({ onBusiness }: { onBusiness: (id: string) => void }) {
  onBusiness(useUser().businessId);
  return <p>screen</p>;
}

it('goes home and says so, without showing the screen with the data of the new business', async () => {
  const seen = await openScreen('/products');
  await screen.findByText('home');
  expect(seen).toEqual(new Set(['business-1']));
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('You now work in Larch Studio', {
    description: 'Everything you see now belongs to it.',
  });
});

it('leaves the user on the invitation screen, which shows its own message', async () => {
  await openScreen(paths.acceptInvitation);
  await screen.findByText('screen');
  expect(toast.info).not.toHaveBeenCalled();
});
