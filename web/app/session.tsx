import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Login } from '#shared/auth/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { call } from '#web/lib/api.ts';
import { type Session, SessionContext, type SessionStatus } from '#web/lib/session.ts';
import { type SessionSnapshot, sessionStore } from '#web/lib/session-store.ts';

const SESSION = 'session';

/** Knows who is signed in, for everything below it: the stored token is proven by reading the profile (spec 1 §2.2). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const snapshot = useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot);
  const profile = useQuery({ ...profileQuery(snapshot.generation), enabled: snapshot.state === 'active' });

  // What one person read must not be shown to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation is what clears the cache
  useEffect(() => {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION });
  }, [client, snapshot.generation]);

  const { data, isError } = profile;
  const session = useMemo<Session>(
    () => ({ ...statusOf(snapshot, data, isError), signIn: (login) => signIn(client, login), signOut }),
    [client, snapshot, data, isError],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function statusOf({ state }: SessionSnapshot, user: SessionUser | undefined, isUnreadable: boolean): SessionStatus {
  if (state !== 'active') return { status: 'anonymous', why: state };
  if (user) return { status: 'authenticated', user };
  return isUnreadable ? { status: 'anonymous', why: 'unreadable' } : { status: 'loading' };
}

const profileQuery = (generation: number) =>
  queryOptions({
    queryKey: [SESSION, generation],
    queryFn: ({ signal }) => call('GET /auth/profile', { signal }),
  });

async function signIn(client: QueryClient, login: Login): Promise<void> {
  const session = await call('POST /auth/login', { body: login });
  if (!session?.access_token) throw new Error('Invalid login response - no access token');
  sessionStore.start(session);
  await client.fetchQuery(profileQuery(sessionStore.snapshot().generation));
}

const signOut: Session['signOut'] = async () => {
  const refreshToken = sessionStore.refreshToken();
  if (refreshToken) await call('POST /auth/logout', { body: { refresh_token: refreshToken } });
  sessionStore.signOut();
};
