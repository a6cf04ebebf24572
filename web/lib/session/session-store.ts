import type { Session } from '#shared/auth/schema.ts';
import { nullIfRefused } from '#web/lib/errors/refusals.ts';
import { ownerOf, readSession, SESSION_KEY, storeSession, type Tokens } from './stored-session.ts';

/**
 * The state of this browser's session: none yet, active, expired, or signed out. It is `paused` if it expired while in
 * use, and resumes when the same user signs in again. `generation` changes with the user or their business, so that
 * data and calls of one never reach the next.
 */
export type SessionSnapshot = {
  readonly state: 'active' | 'paused' | 'none' | 'expired' | 'signed-out';
  readonly generation: number;
};

type Dependencies = {
  readonly storage: Storage;
  /** Gets a new access token for a refresh token. */
  readonly refresh: (refreshToken: string) => Promise<Session>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** A token this close to expiry is renewed first: it must still be valid when it reaches the server. */
const MARGIN_MS = 30_000;

/**
 * The session of the signed-in user, shared by the browser's tabs. Each tab renews it with one call at a time. If two
 * tabs renew it together, the first result is stored, and both refresh tokens stay valid until a new one is used.
 */
export class SessionStore {
  readonly #dependencies: Dependencies;
  readonly #listeners = new Set<() => void>();
  #tokens: Tokens | null;
  /** The user's id, kept while the session is paused. */
  #owner: string | null;
  #isInUse = false;
  #snapshot: SessionSnapshot;
  #renewal: { readonly of: string; readonly token: Promise<string | null> } | undefined;
  /** Callers waiting for the next token, or for null if there is none. */
  #waiting: ((token: string | null) => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const stored = readSession(dependencies.storage);
    this.#tokens = stored === 'over' ? null : stored;
    this.#owner = this.#tokens && ownerOf(this.#tokens);
    this.#snapshot = { state: stored === 'over' ? 'expired' : stored ? 'active' : 'none', generation: 0 };
  }

  readonly snapshot = (): SessionSnapshot => this.#snapshot;

  /** Calls back on each new snapshot until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores the session of a sign-in; a paused one resumes if it belongs to the same person. */
  start(session: Session): void {
    const tokens = this.#tokensOf(session);
    storeSession(this.#dependencies.storage, tokens);
    this.#adopt(tokens);
  }

  /** From now on the session is in use: when it expires, it waits for the user to sign in again. */
  markInUse(): void {
    if (this.#tokens) this.#isInUse = true;
  }

  /** Removes the session in every tab. */
  signOut(): void {
    storeSession(this.#dependencies.storage, null);
    this.#end('signed-out');
  }

  /** The user now works in another business: everything loaded or sent for the previous one is invalid. */
  startOver(): void {
    if (this.#tokens) this.#announce('active', this.#snapshot.generation + 1);
  }

  /** The token that ends the session on the server; null if there is no session. */
  refreshToken(): string | null {
    return this.#tokens?.refreshToken ?? null;
  }

  /**
   * An access token, renewed if expired and awaited while the session is paused; null if no one is signed in.
   * Afterwards, compare `generation` to see whether it is still the same user's.
   */
  async accessToken(): Promise<string | null> {
    if (!this.#tokens) return this.#nextToken();
    const isFresh = this.#tokens.expiresAt - MARGIN_MS > this.#dependencies.now();
    return isFresh ? this.#tokens.accessToken : this.#renewedToken(this.#tokens);
  }

  /** A token to replace one that the server refused; otherwise like `accessToken`. */
  async renew(refused: string): Promise<string | null> {
    if (!this.#tokens) return this.#nextToken();
    return this.#tokens.accessToken === refused ? this.#renewedToken(this.#tokens) : this.#tokens.accessToken;
  }

  /** Adopts what another tab stored. */
  readonly onStorage = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key === SESSION_KEY || key === null) this.#syncWithStorage();
  };

  /** Waiting for a sign-in is not part of the renewal: it must not hold up callers that renew later. */
  async #renewedToken(before: Tokens): Promise<string | null> {
    return (await this.#renewOnce(before)) ?? this.#nextToken();
  }

  #renewOnce(before: Tokens): Promise<string | null> {
    if (this.#renewal?.of === before.refreshToken) return this.#renewal.token;
    const token = this.#renewNow(before).finally(() => {
      if (this.#renewal?.token === token) this.#renewal = undefined;
    });
    this.#renewal = { of: before.refreshToken, token };
    return token;
  }

  async #renewNow({ refreshToken }: Tokens): Promise<string | null> {
    const renewed = await nullIfRefused(this.#dependencies.refresh(refreshToken));
    // The user may have left or signed in again in another tab meanwhile.
    this.#syncWithStorage();
    if (this.#tokens?.refreshToken === refreshToken) {
      if (renewed) this.#replaceTokens(renewed);
      else this.#expire();
    }
    return this.#tokens?.accessToken ?? null;
  }

  #replaceTokens(renewed: Session): void {
    this.#tokens = this.#tokensOf(renewed);
    storeSession(this.#dependencies.storage, this.#tokens);
  }

  #tokensOf({ access_token: accessToken, refresh_token: refreshToken, expires_in }: Session): Tokens {
    return { accessToken, refreshToken, expiresAt: this.#dependencies.now() + expires_in * 1000 };
  }

  #syncWithStorage(): void {
    const stored = readSession(this.#dependencies.storage);
    if (stored === 'over') this.#expire();
    else if (stored) this.#adopt(stored);
    else if (this.#owner !== null) this.#end('signed-out');
  }

  #adopt(tokens: Tokens): void {
    const owner = ownerOf(tokens);
    const { state, generation } = this.#snapshot;
    const isSamePerson = owner === this.#owner;
    this.#tokens = tokens;
    this.#owner = owner;
    if (isSamePerson && state === 'active') return;
    if (!isSamePerson) this.#isInUse = false;
    this.#announce('active', isSamePerson ? generation : generation + 1);
    this.#resolveWaiting(isSamePerson ? tokens.accessToken : null);
  }

  #expire(): void {
    if (!this.#tokens) return;
    storeSession(this.#dependencies.storage, 'over');
    if (this.#isInUse) {
      this.#tokens = null;
      this.#announce('paused', this.#snapshot.generation);
    } else {
      this.#end('expired');
    }
  }

  #end(state: 'expired' | 'signed-out'): void {
    this.#tokens = null;
    this.#owner = null;
    this.#isInUse = false;
    this.#announce(state, this.#snapshot.generation + 1);
    this.#resolveWaiting(null);
  }

  #nextToken(): Promise<string | null> | null {
    if (this.#snapshot.state !== 'paused') return null;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #resolveWaiting(token: string | null): void {
    for (const resolve of this.#waiting.splice(0)) resolve(token);
  }

  #announce(state: SessionSnapshot['state'], generation: number): void {
    this.#snapshot = { state, generation };
    for (const listener of this.#listeners) listener();
  }
}
