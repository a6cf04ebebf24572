import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { SessionProvider } from '#web/app/session.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { type Session, useSession } from '#web/lib/session/session.ts';

export const LOGIN = { email: 'maya@larch.test', password: 'good-1234' };
export const TOKENS = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 };

/** The session as last rendered. */
export let session: Session;

/** Renders the session's email address or status. Returns the query client. */
export function open() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Watch />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return client;
}

function Watch() {
  session = useSession();
  return <p>{session.status === 'authenticated' ? session.user.email : session.status}</p>;
}
