import { expect, vi } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';

/** The client of a page that loads with this session. */
export async function clientWith({ accessToken, expiresInMs }: { accessToken: string; expiresInMs: number }) {
  localStorage.clear();
  const stored = { accessToken, refreshToken: 'refresh-1', expiresAt: Date.now() + expiresInMs };
  localStorage.setItem('session', JSON.stringify(stored));
  vi.resetModules();
  return (await import('#web/lib/api/call.ts')).call;
}

/** The client of a signed-in user. */
export const signedIn = () => clientWith({ accessToken: 'good', expiresInMs: HOUR_MS });

/** The error that a call rejects with. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
