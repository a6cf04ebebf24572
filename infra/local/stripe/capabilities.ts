import * as z from 'zod';
import { accessibleAccount } from './accounts.ts';
import { assertDebitableAmount } from './amounts.ts';
import type { Account, Capability } from './objects.ts';
import { parseParams } from './params.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const CapabilityParams = z.strictObject({ requested: z.literal('true', 'Invalid boolean') });

/**
 * Requests that an account may debit bank accounts, and notifies the webhook: at once if its onboarding is done,
 * otherwise that is when it may.
 */
export function requestDebits(world: World, { id, params }: { id: string; params: unknown }): Capability {
  const account = accessibleAccount(world, id);
  parseParams(CapabilityParams, params);
  if (!mayDebit(account)) void setDebits(world, id, account.charges_enabled ? 'active' : 'inactive');
  return {
    id: 'acss_debit_payments',
    object: 'capability',
    account: id,
    requested: true,
    requested_at: world.now(),
    status: account.capabilities?.acss_debit_payments ?? 'unrequested',
  };
}

/** Lets an account debit bank accounts, or stops it, as its owner or Stripe does, and notifies the webhook. */
export async function setDebits(world: World, accountId: string, status: 'active' | 'inactive'): Promise<void> {
  const account = world.store.get('account', accountId, null);
  if (status === 'active' && !account.charges_enabled) throw new StripeApiError('This account is not set up yet.');
  account.capabilities = { ...account.capabilities, acss_debit_payments: status };
  await world.emit({ type: 'account.updated', object: account, account: accountId });
}

/** Whether an account may debit bank accounts. */
export function mayDebit({ capabilities }: Account): boolean {
  return capabilities?.acss_debit_payments === 'active';
}

type Wanted = { readonly amount: number; readonly currency: string; readonly what: string };

/** Throws if an account cannot debit this amount, in minor units, from bank accounts; `what` would be paid so. */
export function assertDebitable(account: Account, { amount, currency, what }: Wanted): void {
  if (!mayDebit(account) || currency !== 'cad') {
    throw new StripeApiError(
      `No valid payment method types for this ${what}. Please ensure that you have activated payment methods compatible ` +
        'with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).',
    );
  }
  assertDebitableAmount(amount, currency);
}
