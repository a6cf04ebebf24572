import * as z from 'zod';
import type { Params } from './form-body.ts';
import { type Account, newId } from './objects.ts';
import { Expand, Metadata, parseParams, Text } from './params.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const Requested = z.strictObject({ requested: z.enum(['true', 'false']) });

const AccountParams = z.strictObject({
  type: z.enum(['standard', 'express', 'custom']).optional(),
  controller: z
    .strictObject({
      fees: z.strictObject({ payer: z.enum(['account', 'application']) }).optional(),
      losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }).optional(),
      requirement_collection: z.enum(['application', 'stripe']).optional(),
      stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']) }).optional(),
    })
    .optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Invalid country')
    .optional(),
  default_currency: Text.optional(),
  email: z.email('Invalid email address').optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  business_profile: z.looseObject({ name: z.string().optional(), url: z.string().optional() }).optional(),
  capabilities: z.record(z.string(), Requested).optional(),
  metadata: Metadata.default({}),
  expand: Expand.optional(),
});

/** Creates a connected account that cannot take payments before its onboarding is done. */
export function createAccount(world: World, params: Params): Account {
  const input = parseParams(AccountParams, params);
  if (input.type && input.controller) {
    throw new StripeApiError('You may not provide the `type` parameter and `controller` parameters simultaneously.');
  }
  const capabilities = Object.keys(input.capabilities ?? { card_payments: true, transfers: true });
  const country = input.country ?? 'CA';
  return world.store.add<Account>(
    {
      id: newId('acct'),
      object: 'account',
      business_profile: input.business_profile ? businessProfile(input.business_profile.name ?? null) : null,
      business_type: input.business_type ?? null,
      capabilities: Object.fromEntries(capabilities.map((name) => [name, 'inactive'])),
      charges_enabled: false,
      controller: controllerOf(input),
      country,
      created: world.now(),
      default_currency: input.default_currency ?? (country === 'US' ? 'usd' : 'cad'),
      details_submitted: false,
      email: input.email ?? null,
      metadata: input.metadata,
      payouts_enabled: false,
      requirements: requirements(['business_profile.url', 'external_account', 'tos_acceptance.date']),
      type: input.type ?? (input.controller?.stripe_dashboard?.type === 'none' ? 'none' : 'standard'),
    },
    null,
  );
}

/** Completes an account's onboarding, and notifies the webhook. */
export async function completeOnboarding(world: World, accountId: string): Promise<void> {
  const account = world.store.get('account', accountId, null);
  account.charges_enabled = true;
  account.payouts_enabled = true;
  account.details_submitted = true;
  account.capabilities = Object.fromEntries(Object.keys(account.capabilities ?? {}).map((name) => [name, 'active']));
  account.requirements = requirements([]);
  world.store.save();
  await world.emit({ type: 'account.updated', object: account, account: accountId });
}

/** Leaves an account complete but under review, and notifies the webhook. */
export async function submitForReview(world: World, accountId: string): Promise<void> {
  const account = world.store.get('account', accountId, null);
  account.details_submitted = true;
  account.requirements = { ...requirements([]), pending_verification: ['company.verification.document'] };
  world.store.save();
  await world.emit({ type: 'account.updated', object: account, account: accountId });
}

/** Removes the platform's access, as an owner does in their dashboard: its calls get 403 from then on. */
export async function deauthorize(world: World, accountId: string): Promise<void> {
  world.store.get('account', accountId, null);
  if (world.store.state.deauthorized.includes(accountId)) return;
  world.store.state.deauthorized.push(accountId);
  world.store.save();
  const application = { id: 'ca_local', object: 'application', name: 'Local platform' } as const;
  await world.emit({ type: 'account.application.deauthorized', object: application, account: accountId });
}

/** Throws 403 unless the platform may act for this account. */
export function assertAccess({ store }: World, accountId: string): void {
  const isKnown = store.list('account', null).some((account) => account.id === accountId);
  if (isKnown && !store.state.deauthorized.includes(accountId)) return;
  throw new StripeApiError(
    `The provided key does not have access to account '${accountId}' (or that account does not exist). ` +
      'Application access may have been revoked.',
    { status: 403, code: 'account_invalid' },
  );
}

function controllerOf(input: z.infer<typeof AccountParams>): NonNullable<Account['controller']> {
  const isStandard = (input.type ?? 'standard') === 'standard';
  return {
    type: 'application',
    is_controller: true,
    fees: { payer: input.controller?.fees?.payer ?? (isStandard ? 'account' : 'application_express') },
    losses: { payments: input.controller?.losses?.payments ?? (isStandard ? 'stripe' : 'application') },
    requirement_collection: input.controller?.requirement_collection ?? 'stripe',
    stripe_dashboard: { type: input.controller?.stripe_dashboard?.type ?? (isStandard ? 'full' : 'express') },
  };
}

function businessProfile(name: string | null): NonNullable<Account['business_profile']> {
  const support = { support_address: null, support_email: null, support_phone: null, support_url: null };
  const legal = { minority_owned_business_designation: null, specified_commercial_transactions_act_url: null };
  return { mcc: null, name, url: null, ...support, ...legal };
}

function requirements(due: string[]): NonNullable<Account['requirements']> {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}
