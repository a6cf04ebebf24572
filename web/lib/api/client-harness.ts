import { expect, vi } from 'vitest';

const HOUR_MS = 3_600_000;

/** The client as it starts in a browser with this session. */
export async function clientWith({ accessToken, expiresInMs }: { accessToken: string; expiresInMs: number }) {
  localStorage.clear();
  const stored = { accessToken, refreshToken: 'refresh-1', expiresAt: Date.now() + expiresInMs };
  localStorage.setItem('session', JSON.stringify(stored));
  vi.resetModules();
  return (await import('./call.ts')).call;
}

/** The client of a person who is signed in. */
export const signedIn = () => clientWith({ accessToken: 'good', expiresInMs: HOUR_MS });

/** What a call is rejected with. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
