import { isDeepStrictEqual } from 'node:util';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { type Businesses, type BusinessRecord, canChargeCards, canDebit } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { PaymentOptions, PaymentOptionsInput } from '#shared/api/stripe.ts';
import { CARDS_DISABLED, DEBITS_STILL_OPEN, STRIPE_NOT_CONNECTED } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { accountInUse, businessOf, readStanding, storedStanding } from './standing.ts';
import type { ConnectionStore, OfferedOptions } from './store.ts';

type Dependencies = {
  businesses: Businesses;
  store: Pick<ConnectionStore, 'saveOptions'>;
  payments: Pick<CardPayments, 'accountStanding' | 'requestDebits' | 'expireAllCheckouts'>;
};

/** What payers can use besides cards. While debits are wanted and not active, the account itself is asked. */
export async function readOptions(
  dependencies: Pick<Dependencies, 'businesses' | 'payments'>,
  caller: Caller,
): Promise<PaymentOptions> {
  const business = await businessOf(dependencies.businesses, caller);
  const accountId = accountInUse(business);
  if (!accountId || !business.debitsWanted || business.debitsActive) return optionsOf(business);
  const standing = await readStanding(dependencies, business, accountId);
  return optionsOf({ ...business, ...storedStanding(standing) });
}

/**
 * Changes what payers can use besides cards. Stripe is asked for debits before that is stored. Once they are switched
 * off, their open pages are closed, while those that a bank works on go on. Throws CONFLICT unless the business takes
 * cards, and PROVIDER_FAILED if Stripe fails: then nothing is changed, unless debits are off with a page still open.
 */
export async function setOptions(
  { businesses, store, payments }: Dependencies,
  caller: Caller,
  { debits, link }: PaymentOptionsInput,
): Promise<PaymentOptions> {
  const business = await businessOf(businesses, caller);
  const accountId = chargeableAccount(business);
  if (debits) await payments.requestDebits(accountId);
  const standing = debits && (await readStanding({ businesses, payments }, business, accountId));
  const before = { ...business, ...(standing && storedStanding(standing)) };
  const after = {
    ...before,
    ...(debits !== undefined && { debitsWanted: debits }),
    ...(link !== undefined && { isLinkHidden: !link }),
  };
  if (isDeepStrictEqual(offered(before), offered(after))) noteUnchanged();
  else await store.saveOptions(business.id, { before: offered(before), after: offered(after) });
  if (debits === false) await closeDebitPages(payments, accountId, business.id);
  return optionsOf(after);
}

async function closeDebitPages(
  { expireAllCheckouts }: Dependencies['payments'],
  accountId: string,
  businessId: string,
) {
  try {
    await expireAllCheckouts(accountId, businessId, 'debit');
  } catch (cause) {
    throw refusal({ DEBITS_STILL_OPEN }, { cause });
  }
}

/** Throws FORBIDDEN if card payments are not allowed for the business, and CONFLICT if its account cannot take any. */
function chargeableAccount(business: BusinessRecord): string {
  if (!business.paymentIntegrationEnabled) throw refusal({ CARDS_DISABLED });
  if (!business.stripeAccountId || !canChargeCards(business)) throw refusal({ STRIPE_NOT_CONNECTED });
  return business.stripeAccountId;
}

/** What the owner chose. */
function offered({ debitsWanted = false, isLinkHidden = false }: BusinessRecord): OfferedOptions {
  return { debitsWanted, offersLink: !isLinkHidden };
}

function optionsOf(business: BusinessRecord): PaymentOptions {
  const isWanted = business.debitsWanted && accountInUse(business);
  return { debits: isWanted ? (canDebit(business, 'CAD') ? 'on' : 'waiting') : 'off', link: !business.isLinkHidden };
}
