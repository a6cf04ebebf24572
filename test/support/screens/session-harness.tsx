import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import { utcOffsetMinutes } from '#shared/zoned-time.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { type Session, SessionContext } from '#web/lib/session/session.ts';

/** A user for tests, with the given changes; the clocks are those of the time zone. */
export function aUser(over: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'user-1',
    email: 'maya@larch.test',
    role: 'USER',
    businessId: 'business-1',
    emailVerified: true,
    hasSecondFactor: false,
    ...(over.timeZone && { utcOffsetMinutes: utcOffsetMinutes(over.timeZone, new Date()) }),
    profile: {
      firstName: 'Maya',
      lastName: 'Larch',
      email: 'maya@larch.test',
      phone: '',
      preferredCurrency: 'CAD',
      language: 'en',
      isProfileCompleted: true,
      notices: { payments: true, bounces: true, reminders: true },
      providerApiKey: '',
      providerMerchantId: '',
      version: 1,
    },
    ...over,
  };
}

const ANONYMOUS: Session = {
  status: 'anonymous',
  why: 'none',
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  refreshUser: () => Promise.resolve(),
};

type Address = string | { pathname: string; search?: string; state: unknown };

/** Renders a screen with a session at an address; `location()`, `address()` and `state()` return where navigation ended up. */
export function renderFor(
  session: Partial<Session>,
  screen: ReactElement,
  at: Address = '/',
  client = createQueryClient(),
) {
  let here: Location;
  const onMove = (location: Location) => {
    here = location;
  };
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ ...ANONYMOUS, ...session } as Session}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <Trail onMove={onMove} />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  return {
    unmount,
    location: () => here,
    address: () => here.pathname + here.search,
    state: () => here.state as unknown,
  };
}

function Trail({ onMove }: { onMove: (location: Location) => void }) {
  onMove(useLocation());
  return null;
}
