import type { RefreshedSession, Session } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { sendRequest } from './http.ts';

/**
 * Whether somebody is signed in on this browser, and if not, why: nobody was, the session ran out, or they left.
 * `generation` counts the sessions that this tab has seen, so that nothing of one is shown in the next.
 */
export type SessionSnapshot = {
  readonly state: 'active' | 'none' | 'expired' | 'signed-out';
  readonly generation: number;
};

type Stored = { readonly accessToken: string; readonly refreshToken: string; readonly expiresAt: number };

type Dependencies = {
  readonly storage: Storage;
  readonly refresh: (refreshToken: string) => Promise<RefreshedSession>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

const STORAGE_KEY = 'session';
/** A token this close to its end is renewed first: it must outlive the way to the server. */
const MARGIN_MS = 30_000;

/**
 * The tokens of the person signed in on a browser, shared by its tabs through the storage and renewed by one call at a
 * time; `refresh` gets a new access token for a refresh token.
 */
export function createSessionStore({ storage, refresh, now }: Dependencies) {
  let stored = read(storage);
  let snapshot: SessionSnapshot = { state: stored ? 'active' : 'none', generation: 0 };
  let renewing: Promise<string | null> | undefined;
  const listeners = new Set<() => void>();

  const announce = (state: SessionSnapshot['state']) => {
    snapshot = { state, generation: snapshot.generation + 1 };
    for (const listener of listeners) listener();
  };
  const save = (next: Stored) => {
    stored = next;
    storage.setItem(STORAGE_KEY, JSON.stringify(next));
  };
  const end = (state: 'expired' | 'signed-out') => {
    stored = null;
    storage.removeItem(STORAGE_KEY);
    announce(state);
  };
  const renewNow = async (before: Stored): Promise<string | null> => {
    try {
      const renewed = await refresh(before.refreshToken);
      if (stored?.refreshToken !== before.refreshToken) return stored?.accessToken ?? null;
      save({ ...before, accessToken: renewed.access_token, expiresAt: now() + renewed.expires_in * 1000 });
      return renewed.access_token;
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (stored?.refreshToken === before.refreshToken) end('expired');
      return null;
    }
  };
  const renewOnce = (before: Stored) => {
    renewing ??= renewNow(before).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps the session that a sign-in answered. */
    start(session: Session): void {
      save({
        accessToken: session.access_token,
        refreshToken: session.refresh_token,
        expiresAt: now() + session.expires_in * 1000,
      });
      announce('active');
    },
    /** Forgets the session in every tab. */
    signOut: () => end('signed-out'),
    refreshToken: () => stored?.refreshToken ?? null,
    /** A token that is good for a call, renewed when it ran out; null when nobody is signed in. */
    async accessToken(): Promise<string | null> {
      if (!stored) return null;
      return stored.expiresAt - MARGIN_MS > now() ? stored.accessToken : renewOnce(stored);
    },
    /** A token instead of one that the server refused; null when the session is over. */
    async renew(refused: string): Promise<string | null> {
      if (!stored) return null;
      return stored.accessToken === refused ? renewOnce(stored) : stored.accessToken;
    },
    /** Takes over what another tab stored. */
    onStorage(event: Pick<StorageEvent, 'key'>): void {
      if (event.key !== STORAGE_KEY && event.key !== null) return;
      const before = stored;
      stored = read(storage);
      if (before?.refreshToken !== stored?.refreshToken) announce(stored ? 'active' : 'signed-out');
    },
  };
}

/** The session of this browser. */
export const sessionStore = createSessionStore({
  storage: localStorage,
  now: Date.now,
  refresh: async (refreshToken) =>
    (await sendRequest({
      method: 'POST',
      path: '/auth/refresh',
      body: { refresh_token: refreshToken },
    })) as RefreshedSession,
});

addEventListener('storage', sessionStore.onStorage);

function read(storage: Storage): Stored | null {
  try {
    return JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** The server said no, as opposed to not answering or being busy. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && [400, 401, 403, 404].includes(error.status);
}
