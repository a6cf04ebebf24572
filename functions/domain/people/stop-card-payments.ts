import type { Change } from '#functions/data/table/write.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { CHECKOUT_STILL_OPEN } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { Businesses, BusinessRecord } from './businesses.ts';

type Dependencies = { businesses: Businesses; payments: Pick<CardPayments, 'expireAllCheckouts'> };

/**
 * Stops the card payments of a business by the given fields, along with the given orders of emails, and closes its open
 * checkouts. Throws PROVIDER_FAILED if the provider fails: the fields stay set, but a checkout may remain payable until
 * it expires. Idempotent.
 */
export async function stopCardPayments(
  { businesses, payments }: Dependencies,
  business: BusinessRecord,
  { stopped, orders = {} }: { stopped: Change<BusinessRecord>; orders?: Orders },
): Promise<void> {
  // The record is written first: no new checkout starts after that, and startPayment closes one being created.
  await businesses.setCardPayments(business, stopped, orders);
  if (!business.stripeAccountId) return;
  try {
    await payments.expireAllCheckouts(business.stripeAccountId, business.id);
  } catch (cause) {
    // Not reverted: a concurrent call may have stopped card payments too, and off is the safe state.
    throw refusal({ CHECKOUT_STILL_OPEN }, { cause });
  }
}
