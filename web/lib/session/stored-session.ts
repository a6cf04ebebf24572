/** The tokens of a session; `expiresAt` is in milliseconds since the epoch, by this browser's clock. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string; readonly expiresAt: number };

/**
 * The session as stored for all tabs: the tokens, `over` once the server refused to renew them, null if no one is
 * signed in.
 */
export type StoredSession = Tokens | 'over' | null;

/** Key in local storage. */
export const SESSION_KEY = 'session';

/** The stored session; null if missing or unreadable. */
export function readSession(storage: Storage): StoredSession {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    return stored === 'over' || isTokens(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a session for the next page load; other tabs learn of it by their `storage` event. */
export function storeSession(storage: Storage, session: StoredSession): void {
  if (session === null) storage.removeItem(SESSION_KEY);
  else storage.setItem(SESSION_KEY, JSON.stringify(session));
}

/** The user's id: the subject of the access token, the same at every sign-in. */
export function ownerOf({ accessToken, refreshToken }: Tokens): string {
  try {
    const payload = accessToken.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : refreshToken;
  } catch {
    // An opaque token does not name its user: each sign-in then counts as a different person.
    return refreshToken;
  }
}

function isTokens(stored: unknown): stored is Tokens {
  return typeof stored === 'object' && stored !== null && 'accessToken' in stored && 'refreshToken' in stored;
}
