import type { Session } from '#shared/auth/schema.ts';
import { sendRequest } from '#web/lib/api/http.ts';
import { SessionStore } from './session-store.ts';

/** The session of this browser. */
export const sessionStore = new SessionStore({ storage: localStorage, now: Date.now, refresh });

addEventListener('storage', sessionStore.onStorage);

async function refresh(refreshToken: string): Promise<Session> {
  const body = { refresh_token: refreshToken };
  return (await sendRequest({ method: 'POST', path: '/auth/refresh', body })) as Session;
}
