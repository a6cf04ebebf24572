import type { Change } from '#functions/data/table/write.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { Businesses, BusinessRecord } from './businesses.ts';

type Dependencies = { businesses: Businesses; payments: Pick<CardPayments, 'expireAllCheckouts'> };

/**
 * Sets the fields by which a business takes no more cards and closes its open checkouts: once it returns, nobody can
 * pay an old one. Throws PROVIDER_FAILED when the provider does not answer: the fields stay set, and a checkout may stay
 * payable until it ends by itself. Doing it again does no harm.
 */
export async function stopCardPayments(
  { businesses, payments }: Dependencies,
  business: BusinessRecord,
  stopped: Change<BusinessRecord>,
): Promise<void> {
  // The record first: no checkout begins from here on, and one that is just being made closes itself (startPayment).
  await businesses.change(business.id, stopped);
  if (!business.stripeAccountId) return;
  try {
    await payments.expireAllCheckouts(business.stripeAccountId, business.id);
  } catch (cause) {
    // Nothing is set back: somebody else may have stopped them meanwhile, and off is the safe side.
    throw new AppError('PROVIDER_FAILED', STILL_OPEN, { cause });
  }
}

const STILL_OPEN =
  'Card payments are off now, but the card provider did not answer. A checkout that is open already may still be payable for up to half an hour. Please try again to close it.';
