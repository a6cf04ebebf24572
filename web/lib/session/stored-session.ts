/** The tokens of a session; `expiresAt` is in milliseconds since the epoch by this browser's clock. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string; readonly expiresAt: number };

/**
 * What a browser keeps of a session for all its tabs: the tokens, `over` once the server refused to renew them, null
 * when nobody is signed in.
 */
export type StoredSession = Tokens | 'over' | null;

/** Where it is kept. */
export const SESSION_KEY = 'session';

/** The session that this browser keeps; null where there is none that can be read. */
export function readSession(storage: Storage): StoredSession {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    return stored === 'over' || isTokens(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a session for the next page load, and tells the other tabs by their `storage` event. */
export function keepSession(storage: Storage, session: StoredSession): void {
  if (session === null) storage.removeItem(SESSION_KEY);
  else storage.setItem(SESSION_KEY, JSON.stringify(session));
}

/** Whose tokens these are: the subject of the access token, the same at every sign-in of a person. */
export function ownerOf({ accessToken, refreshToken }: Tokens): string {
  try {
    const payload = accessToken.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : refreshToken;
  } catch {
    // A token of another kind tells nothing: each sign-in then counts as somebody else's.
    return refreshToken;
  }
}

function isTokens(stored: unknown): stored is Tokens {
  return typeof stored === 'object' && stored !== null && 'accessToken' in stored && 'refreshToken' in stored;
}
