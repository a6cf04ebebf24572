import { html } from '#functions/mail/html.ts';
import { findAccountLink, followAccountLink, type Onboarding } from './account-links.ts';
import { type PageCall, type PageResponse, testPage } from './page.ts';
import type { World } from './world.ts';

/** The page where a business completes its account, or postpones it. */
export async function onboardingPage(world: World, token: string, call: PageCall): Promise<PageResponse> {
  const link = findAccountLink(world, token);
  if (!link) return { status: 404, html: testPage('No such onboarding page', html``) };
  // Stripe redirects used and expired links to the refresh URL.
  if (!link.isOpen) return { redirect: link.refreshUrl };
  const action = call.form?.get('action');
  if (action) return { redirect: await followAccountLink(world, token, action as Onboarding) };
  const account = world.store.get('account', link.account, null);
  return {
    status: 200,
    html: testPage(
      'Set up card payments',
      html`<form method="post" class="card">
        <p>Connect <strong>${account.business_profile?.name ?? account.email ?? 'your business'}</strong>
          (${account.id}) to take card payments.</p>
        <p class="muted">At Stripe, this is where a business gives its details and its bank account.</p>
        <div class="actions">
          <button class="primary" name="action" value="finish">Complete setup</button>
          <button name="action" value="review">Submit for review</button>
          <button name="action" value="later">Save for later</button>
        </div>
      </form>`,
    ),
  };
}
