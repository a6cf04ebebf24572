import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerOf, readBody } from '#infra/local/emulators/loopback.ts';
import { checkoutPage } from './checkout-page.ts';
import { dashboardPage } from './dashboard-page.ts';
import { onboardingPage } from './onboarding.ts';
import type { PageResponse } from './pages.ts';
import type { World } from './world.ts';

/** Path prefix of all hosted pages. */
export const HOSTED_PREFIX = '/local/stripe';

/** Handles a request under the prefix; returns false for any other. */
export async function handleHostedPage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== HOSTED_PREFIX && !pathname.startsWith(`${HOSTED_PREFIX}/`)) return false;
  const isPost = request.method === 'POST';
  // Protects the buttons from cross-site requests.
  if (isPost && headerOf(request, 'sec-fetch-site') === 'cross-site') {
    response.writeHead(403).end();
    return true;
  }
  const form = isPost ? new URLSearchParams(await readBody(request)) : null;
  send(response, await findPage(world, pathname.slice(HOSTED_PREFIX.length), form));
  return true;
}

async function findPage(world: World, path: string, form: URLSearchParams | null): Promise<PageResponse> {
  const [, page, id = ''] = path.split('/');
  if (page === 'checkout') return checkoutPage(world, id, form);
  if (page === 'onboarding') return onboardingPage(world, id, form);
  return dashboardPage(world, form);
}

function send(response: ServerResponse, page: PageResponse): void {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  if ('redirect' in page) {
    response.writeHead(303, { ...headers, location: page.redirect }).end();
  } else {
    response.writeHead(page.status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  }
}
