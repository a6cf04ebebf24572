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
  /** Gets a new access token for a refresh token. */
  readonly refresh: (refreshToken: string) => Promise<RefreshedSession>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

const STORAGE_KEY = 'session';
/** A token this close to its end is renewed first: it must outlive the way to the server. */
const MARGIN_MS = 30_000;

/** The tokens of the person signed in on a browser, shared by its tabs and renewed by one call at a time. */
export class SessionStore {
  readonly #dependencies: Dependencies;
  readonly #listeners = new Set<() => void>();
  #stored: Stored | null;
  #snapshot: SessionSnapshot;
  #renewing: Promise<string | null> | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#stored = read(dependencies.storage);
    this.#snapshot = { state: this.#stored ? 'active' : 'none', generation: 0 };
  }

  readonly snapshot = (): SessionSnapshot => this.#snapshot;

  /** Calls back on each new snapshot, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps the session that a sign-in answered. */
  start({ access_token: accessToken, refresh_token: refreshToken, expires_in }: Session): void {
    this.#save({ accessToken, refreshToken, expiresAt: this.#dependencies.now() + expires_in * 1000 });
    this.#announce('active');
  }

  /** Forgets the session, in every tab. */
  signOut(): void {
    this.#end('signed-out');
  }

  refreshToken(): string | null {
    return this.#stored?.refreshToken ?? null;
  }

  /** A token that is good for a call, renewed when it ran out; null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    if (!this.#stored) return null;
    const isFresh = this.#stored.expiresAt - MARGIN_MS > this.#dependencies.now();
    return isFresh ? this.#stored.accessToken : this.#renewOnce(this.#stored);
  }

  /** A token instead of one that the server refused; null when the session is over. */
  async renew(refused: string): Promise<string | null> {
    if (!this.#stored) return null;
    return this.#stored.accessToken === refused ? this.#renewOnce(this.#stored) : this.#stored.accessToken;
  }

  /** Takes over what another tab stored. */
  readonly onStorage = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key !== STORAGE_KEY && key !== null) return;
    const before = this.#stored;
    this.#stored = read(this.#dependencies.storage);
    if (before?.refreshToken !== this.#stored?.refreshToken) this.#announce(this.#stored ? 'active' : 'signed-out');
  };

  #renewOnce(before: Stored): Promise<string | null> {
    this.#renewing ??= this.#renewNow(before).finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewNow(before: Stored): Promise<string | null> {
    try {
      const { access_token: accessToken, expires_in } = await this.#dependencies.refresh(before.refreshToken);
      if (!this.#isCurrent(before)) return null;
      this.#save({ ...before, accessToken, expiresAt: this.#dependencies.now() + expires_in * 1000 });
      return accessToken;
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (this.#isCurrent(before)) this.#end('expired');
      return null;
    }
  }

  /** A person may leave, or another sign in, while a token is renewed. */
  #isCurrent(session: Stored): boolean {
    return this.#stored?.refreshToken === session.refreshToken;
  }

  #save(next: Stored): void {
    this.#stored = next;
    this.#dependencies.storage.setItem(STORAGE_KEY, JSON.stringify(next));
  }

  #end(state: 'expired' | 'signed-out'): void {
    this.#stored = null;
    this.#dependencies.storage.removeItem(STORAGE_KEY);
    this.#announce(state);
  }

  #announce(state: SessionSnapshot['state']): void {
    this.#snapshot = { state, generation: this.#snapshot.generation + 1 };
    for (const listener of this.#listeners) listener();
  }
}

/** The session of this browser. */
export const sessionStore = new SessionStore({
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
  return error instanceof AppError && [400, 401].includes(error.status);
}
