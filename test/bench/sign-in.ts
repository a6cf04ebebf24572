import type { Browser, BrowserContext } from 'playwright-core';

/** A session as the API returns it at sign-in. */
export type Session = { access_token: string; refresh_token: string };

const DEMO_OWNER = { email: 'owner@demo.test', password: 'demo-1234' };

/** Signs in, by default as the owner of the demo business. */
export function signIn(url: string, account = DEMO_OWNER): Promise<Session> {
  return callJson<Session>(`${url}/api/auth/login`, { body: account });
}

/** Opens a desktop window in which a session is stored, as the site stores it. */
export function openSignedIn(browser: Browser, url: string, session: Session): Promise<BrowserContext> {
  const { access_token: accessToken, refresh_token: refreshToken } = session;
  const stored = { accessToken, refreshToken, expiresAt: Date.now() + 3_000_000 };
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'session', value: JSON.stringify(stored) }] }],
    },
  });
}

/** Calls the API: POST with a body, otherwise GET. Throws if the response is not a success. */
export async function callJson<ApiResponse>(
  url: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<ApiResponse> {
  const response = await fetch(url, {
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as ApiResponse;
}
