import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import { utcOffsetMinutes } from '#shared/zoned-time.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { type Session, SessionContext } from './session.ts';

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

type Address = string | { pathname: string; state: unknown };

/** Renders a screen with a session at an address; `address()` and `state()` return where navigation ended up. */
export function renderFor(session: Partial<Session>, screen: ReactElement, at: Address = '/') {
  const trail: Location[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={{ ...ANONYMOUS, ...session } as Session}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <Trail onMove={(location) => trail.push(location)} />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  return {
    address: () => `${trail.at(-1)?.pathname}${trail.at(-1)?.search}`,
    state: () => trail.at(-1)?.state,
  };
}

function Trail({ onMove }: { onMove: (location: Location) => void }) {
  onMove(useLocation());
  return null;
}
