import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import * as z from 'zod';
import { html } from '#functions/mail/html.ts';
import { accessibleAccount, completeOnboarding, submitDetails } from './accounts.ts';
import { type PageResponse, testPage } from './pages.ts';
import { parseParams, Text, WebAddress } from './params.ts';
import type { World } from './world.ts';

const LIFETIME_SECONDS = 300;

const LinkParams = z.strictObject({
  account: Text,
  type: z.literal('account_onboarding'),
  refresh_url: WebAddress,
  return_url: WebAddress,
});

/** Creates a link to the onboarding page; it works once and for five minutes. */
export function createAccountLink(world: World, params: unknown): Stripe.AccountLink {
  const { account, return_url: returnUrl, refresh_url: refreshUrl } = parseParams(LinkParams, params);
  accessibleAccount(world, account);
  const token = randomBytes(18).toString('base64url');
  const created = world.now();
  const expiresAt = created + LIFETIME_SECONDS;
  world.store.state.links[token] = { account, returnUrl, refreshUrl, expiresAt };
  return { object: 'account_link', created, expires_at: expiresAt, url: world.pageUrl(`/onboarding/${token}`) };
}

/** The page where a business completes its account, leaves it under review, or postpones it. */
export async function onboardingPage(world: World, token: string, form: URLSearchParams | null): Promise<PageResponse> {
  const { links } = world.store.state;
  const link = Object.hasOwn(links, token) ? links[token] : undefined;
  if (!link) return { status: 404, html: testPage('No such onboarding page', html``) };
  // Stripe redirects used and expired links to the refresh URL.
  if (link.expiresAt <= world.now()) return { redirect: link.refreshUrl };
  const action = form?.get('action');
  if (!action) return { status: 200, html: formPage(world, link.account) };
  link.expiresAt = 0;
  world.store.save();
  if (action === 'finish') await completeOnboarding(world, link.account);
  if (action === 'review') await submitDetails(world, link.account);
  return { redirect: link.returnUrl };
}

function formPage({ store }: World, accountId: string): string {
  const { email } = store.get('account', accountId, null);
  return testPage(
    'Set up card payments',
    html`<form method="post" class="card">
      <p>Connect <strong>${email ?? 'your business'}</strong> (${accountId}) to take card payments.</p>
      <p class="muted">At Stripe, this is where a business gives its details and its bank account.</p>
      <div class="actions">
        <button class="primary" name="action" value="finish">Complete setup</button>
        <button name="action" value="review">Submit for review</button>
        <button name="action" value="later">Save for later</button>
      </div>
    </form>`,
  );
}
