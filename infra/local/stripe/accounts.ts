import * as z from 'zod';
import { type Account, newId } from './objects.ts';
import { Metadata, parseParams } from './params.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const AccountParams = z.strictObject({
  controller: z.looseObject({}).optional(),
  capabilities: z.looseObject({}).optional(),
  email: z.email('Invalid email address').optional(),
  metadata: Metadata.default({}),
});

/** Creates a connected account that cannot take payments before its onboarding is done. */
export function createAccount({ store }: World, params: unknown): Account {
  const { email = null, metadata } = parseParams(AccountParams, params);
  const account: Account = {
    id: newId('acct'),
    object: 'account',
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    details_submitted: false,
    email,
    metadata,
    requirements: { currently_due: ['business_profile.url', 'external_account', 'tos_acceptance.date'] },
  };
  return store.add(account, null);
}

/** Completes an account's onboarding, which activates what was requested, and notifies the webhook. */
export function completeOnboarding(world: World, accountId: string): Promise<void> {
  const { acss_debit_payments: debits } = world.store.get('account', accountId, null).capabilities ?? {};
  const capabilities: Account['capabilities'] = {
    card_payments: 'active',
    transfers: 'active',
    ...(debits && { acss_debit_payments: 'active' }),
  };
  return submitDetails(world, accountId, { capabilities, charges_enabled: true });
}

/** Leaves an account complete but, without further changes, under review, and notifies the webhook. */
export async function submitDetails(world: World, accountId: string, changes: Partial<Account> = {}): Promise<void> {
  const account = world.store.get('account', accountId, null);
  Object.assign(account, { details_submitted: true, requirements: { currently_due: [] }, ...changes });
  await world.emit({ type: 'account.updated', object: account, account: accountId });
}

/** Removes the platform's access, as an owner does in their dashboard: its calls get 403 from then on. */
export async function deauthorize({ store, emit }: World, accountId: string): Promise<void> {
  store.get('account', accountId, null);
  if (store.state.deauthorized.includes(accountId)) return;
  store.state.deauthorized.push(accountId);
  const application = { id: 'ca_local', object: 'application', name: 'Local platform' } as const;
  await emit({ type: 'account.application.deauthorized', object: application, account: accountId });
}

/** An account that the platform may act for. Throws 403 for any other. */
export function accessibleAccount({ store }: World, accountId: string): Account {
  const account = store.list('account').find(({ id }) => id === accountId);
  if (account && !store.state.deauthorized.includes(accountId)) return account;
  throw new StripeApiError(
    `The provided key does not have access to account '${accountId}' (or that account does not exist). ` +
      'Application access may have been revoked.',
    { status: 403, code: 'account_invalid' },
  );
}
