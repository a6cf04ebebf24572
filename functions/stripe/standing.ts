import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountStanding, CardPayments } from '#functions/services/card-payments.ts';

/** The business of a caller. */
export async function businessOf(businesses: Businesses, { businessId }: Caller): Promise<BusinessRecord> {
  return orNotFound(await businesses.find(businessId), 'business');
}

/** The Stripe account that a business uses now; undefined if it may take no cards, or disconnected it. */
export function accountInUse({
  paymentIntegrationEnabled,
  stripeAccountId,
  stripeDisconnected,
}: BusinessRecord): string | undefined {
  return paymentIntegrationEnabled && !stripeDisconnected ? stripeAccountId : undefined;
}

/** The fields of a business that say how its account stands at Stripe. */
export function storedStanding({ state, takesDebits }: AccountStanding) {
  return { stripeConnected: state === 'active', debitsActive: takesDebits };
}

type Dependencies = { businesses: Businesses; payments: Pick<CardPayments, 'accountStanding'> };

/** How the account of a business stands, read from Stripe; a change is stored for the pay page. */
export async function readStanding(
  { businesses, payments }: Dependencies,
  business: BusinessRecord,
  accountId: string,
): Promise<AccountStanding> {
  const standing = await payments.accountStanding(accountId);
  const { stripeConnected, debitsActive } = storedStanding(standing);
  const isKnown =
    stripeConnected === (business.stripeConnected ?? false) && debitsActive === (business.debitsActive ?? false);
  if (!isKnown) await businesses.change(business.id, { stripeConnected, debitsActive });
  return standing;
}
