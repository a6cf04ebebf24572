import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerOf, readBody } from '#infra/local/emulators/loopback.ts';
import { checkoutPage } from './checkout-page.ts';
import { dashboardPage } from './dashboard-page.ts';
import { onboardingPage } from './onboarding-page.ts';
import type { PageCall, PageResponse } from './page.ts';
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
  const [, page = '', id = ''] = pathname.slice(HOSTED_PREFIX.length).split('/');
  send(response, await findPage(world, { page, id, form }));
  return true;
}

async function findPage(world: World, call: PageCall & { page: string; id: string }): Promise<PageResponse> {
  if (call.page === 'checkout') return checkoutPage(world, call.id, call);
  if (call.page === 'onboarding') return onboardingPage(world, call.id, call);
  return dashboardPage(world, call);
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
