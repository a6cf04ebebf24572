import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Login } from '#shared/auth/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { keep, kept } from '#web/lib/browser/kept.ts';
import { log } from '#web/lib/errors/error-log.ts';
import { recordBusiness } from '#web/lib/session/current-business.ts';
import { recordRole, reloadUserWith } from '#web/lib/session/current-role.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { claimDevice, clearDeviceData } from '#web/lib/session/device-data.ts';
import { hasEmailToConfirm, type Session, SessionContext, type SessionStatus } from '#web/lib/session/session.ts';
import type { SessionSnapshot } from '#web/lib/session/session-store.ts';
import { t } from './texts.en.ts';

const SESSION = 'session';

/** Provides the session. A stored token is verified by loading the profile (spec 1 §2.2). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const snapshot = useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, sessionStore.snapshot);
  const profile = useQuery({ ...profileQuery(snapshot.generation), enabled: snapshot.state === 'active' });

  // One user's data must not be shown to the next; public data stays, including on the screen showing it.
  useEffect(() => {
    client.removeQueries({
      predicate: ({ queryKey: [name, generation], meta }) =>
        !meta?.isPublic && (name !== SESSION || generation !== snapshot.generation),
    });
  }, [client, snapshot.generation]);

  // Calls that were refused together share one request.
  useEffect(
    () => reloadUserWith(() => client.invalidateQueries({ queryKey: [SESSION] }, { cancelRefetch: false })),
    [client],
  );

  const { data, isError } = profile;
  useEffect(() => {
    if (!data) return;
    sessionStore.markInUse();
    claimDevice(localStorage, data.id);
  }, [data]);

  const session = useMemo<Session>(
    () => ({
      ...statusOf(snapshot, data, isError),
      signIn: (login) => signIn(client, login),
      signOut,
      refreshUser: () => client.invalidateQueries({ queryKey: [SESSION] }),
    }),
    [client, snapshot, data, isError],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function statusOf({ state }: SessionSnapshot, user: SessionUser | undefined, isUnreadable: boolean): SessionStatus {
  const isPaused = state === 'paused';
  if (state !== 'active' && !isPaused) return { status: 'anonymous', why: state };
  if (user) return { status: 'authenticated', user, isPaused };
  return isUnreadable ? { status: 'anonymous', why: 'unreadable' } : { status: 'loading' };
}

const profileQuery = (generation: number) =>
  queryOptions({
    queryKey: [SESSION, generation],
    queryFn: async ({ signal }) => {
      try {
        const user = await call('GET /auth/profile', { signal });
        recordBusiness(generation, user.businessId);
        recordRole(user.role);
        return user;
      } catch (error) {
        if (!signal.aborted) log('error', 'Auth check failed', error);
        throw error;
      }
    },
    // The email may have been confirmed in another window.
    refetchOnWindowFocus: ({ state: { data } }) => (data && hasEmailToConfirm(data) ? 'always' : true),
  });

/**
 * Identifies this device as one where the user has signed in, so that failed attempts elsewhere do not lock them out
 * here. Kept after logout; it proves nothing else.
 */
const DEVICE_TOKEN = 'deviceToken';

async function signIn(client: QueryClient, login: Login): Promise<void> {
  const deviceToken = kept(DEVICE_TOKEN);
  const body = { ...login, ...(deviceToken && { device_token: deviceToken }) };
  const session = await call('POST /auth/login', { body });
  if (!session?.access_token) throw new Error(t.invalidLogin);
  if (session.device_token) keep(DEVICE_TOKEN, session.device_token);
  sessionStore.start(session);
  // Refetched even if the same person signs in again: their role may have changed.
  await client.fetchQuery({ ...profileQuery(sessionStore.snapshot().generation), staleTime: 0 });
}

const signOut: Session['signOut'] = async () => {
  const refreshToken = sessionStore.refreshToken();
  if (refreshToken) await call('POST /auth/logout', { body: { refresh_token: refreshToken } });
  sessionStore.signOut();
  clearDeviceData(localStorage);
};
