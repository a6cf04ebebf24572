import { type Mandate, newId, type PaymentIntent, type PaymentMethod } from './objects.ts';
import type { MandateOptions } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/** Adds the mandate of a payment from a bank account: for later ones, too, if the account is saved. */
export function addMandate(
  { store, now }: World,
  method: PaymentMethod,
  { amount, currency, options }: Pick<PaymentIntent, 'amount' | 'currency'> & { options: MandateOptions },
): Mandate {
  const { interval_description = null, payment_schedule, transaction_type } = options;
  const mandate: Mandate = {
    id: newId('mandate'),
    object: 'mandate',
    customer_acceptance: { accepted_at: now(), type: 'online' },
    livemode: false,
    payment_method: method.id,
    payment_method_details: {
      type: 'acss_debit',
      acss_debit: { interval_description, payment_schedule, transaction_type },
    },
    status: 'active',
    ...(method.customer === null
      ? { type: 'single_use', single_use: { amount, currency } }
      : { type: 'multi_use', multi_use: {} }),
  };
  return store.add(mandate, store.ownerOf(method.id));
}

/** Throws unless a bank account can be debited by this mandate, also later. */
export function assertActiveMandate({ store }: World, id: string | undefined, methodId: string): asserts id is string {
  if (id === undefined) {
    throw new StripeApiError('Missing required param: mandate.', { code: 'parameter_missing', param: 'mandate' });
  }
  const mandate = store.referenced('mandate', id, { owner: store.ownerOf(methodId), param: 'mandate' });
  if (mandate.payment_method === methodId && mandate.status === 'active' && mandate.type === 'multi_use') return;
  throw new StripeApiError('The provided mandate is invalid and can not be used for the payment intent.', {
    code: 'payment_intent_mandate_invalid',
    param: 'mandate',
  });
}

/** Ends the active mandates of a bank account, as its bank or its removal does, and notifies the webhook. */
export async function revokeMandates({ store, emit }: World, methodId: string): Promise<void> {
  const account = store.ownerOf(methodId);
  const active = store
    .list('mandate', account)
    .filter(({ payment_method, status }) => payment_method === methodId && status === 'active');
  for (const mandate of active) {
    mandate.status = 'inactive';
    const previous_attributes = { status: 'active' };
    await emit({ type: 'mandate.updated', object: mandate, account: account ?? '', previous_attributes });
  }
}
