import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import * as z from 'zod';
import { assertAccess, completeOnboarding, submitForReview } from './accounts.ts';
import type { Params } from './form-body.ts';
import { Expand, parseParams, Text, WebAddress } from './params.ts';
import type { World } from './world.ts';

const LIFETIME_SECONDS = 300;

const LinkParams = z.strictObject({
  account: Text,
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: WebAddress,
  return_url: WebAddress,
  collect: Text.optional(),
  collection_options: z.looseObject({}).optional(),
  expand: Expand.optional(),
});

/** Creates a link to the onboarding page; it works once and for five minutes. */
export function createAccountLink(world: World, params: Params): Stripe.AccountLink {
  const input = parseParams(LinkParams, params);
  assertAccess(world, input.account);
  const token = randomBytes(18).toString('base64url');
  const expiresAt = world.now() + LIFETIME_SECONDS;
  world.store.state.links[token] = {
    account: input.account,
    returnUrl: input.return_url,
    refreshUrl: input.refresh_url,
    expiresAt,
  };
  return {
    object: 'account_link',
    created: world.now(),
    expires_at: expiresAt,
    url: world.pageUrl(`/onboarding/${token}`),
  };
}

/** An onboarding link; `isOpen` is false once it has been used or has expired. */
export function findAccountLink(world: World, token: string) {
  const { links } = world.store.state;
  const link = Object.hasOwn(links, token) ? links[token] : undefined;
  return link ? { ...link, isOpen: link.expiresAt > world.now() } : null;
}

/** The outcome of the onboarding page: complete, complete but under review, or unfinished. */
export type Onboarding = 'finish' | 'review' | 'later';

/** Consumes the link and returns the URL to return to. Only a complete account can take payments. */
export async function followAccountLink(world: World, token: string, done: Onboarding): Promise<string> {
  const link = world.store.state.links[token];
  if (!link) throw new Error('No such link');
  link.expiresAt = 0;
  world.store.save();
  if (done === 'finish') await completeOnboarding(world, link.account);
  if (done === 'review') await submitForReview(world, link.account);
  return link.returnUrl;
}
