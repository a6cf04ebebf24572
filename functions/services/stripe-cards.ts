import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { CardHolder, ProviderCard } from './card-payments.ts';
import { DEBIT_TYPE, emailAtStripe, isRefused, nullIfAccessRevoked } from './stripe-calls.ts';

/** The longest name that Stripe takes. */
const MAX_NAME_LENGTH = 256;

/**
 * Creates the Stripe customer of a holder, on the business's own account. A day later, or with another name or address, a
 * repeated call creates a second one, which does no harm: each card is charged with the customer that it is attached to.
 */
export async function createHolder(
  stripe: Stripe,
  { accountId, businessId, customerId, ...holder }: CardHolder,
): Promise<string> {
  const email = emailAtStripe(holder.email);
  const shown: Stripe.CustomerCreateParams = {};
  if (holder.name) shown.name = holder.name.slice(0, MAX_NAME_LENGTH);
  if (email) shown.email = email;
  // With the same key, Stripe refuses other parameters.
  const digest = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
  const { id } = await stripe.customers.create(
    { ...shown, metadata: { businessId, customerId } },
    { stripeAccount: accountId, idempotencyKey: `holder-${businessId}-${customerId}-${digest}` },
  );
  return id;
}

/**
 * The card that a payment saved and that still is; undefined if there is none. Also finds the account of a debit that
 * failed days after it was saved.
 */
export async function findSavedCard(
  stripe: Stripe,
  stripeAccount: string,
  paymentIntentId: string,
): Promise<ProviderCard | undefined> {
  const expand = ['payment_method', 'latest_charge'];
  const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand }, { stripeAccount });
  if (intent.setup_future_usage !== 'off_session') return undefined;
  const charge = intent.latest_charge && typeof intent.latest_charge !== 'string' ? intent.latest_charge : undefined;
  const tried = intent.payment_method ?? charge?.payment_method;
  const method = typeof tried === 'string' ? await stripe.paymentMethods.retrieve(tried, {}, { stripeAccount }) : tried;
  const holderId = idOf(method?.customer ?? null);
  const label = method && cardLabelOf(method);
  if (!holderId || !label) return undefined;
  const mandateId = charge?.payment_method_details?.acss_debit?.mandate;
  return { ...label, holderId, methodId: method.id, ...(mandateId && { mandateId }) };
}

/** What a payment method is known by; undefined for one that is neither a card nor a bank account. */
export function cardLabelOf({
  card,
  acss_debit: account,
}: Pick<Stripe.PaymentMethod, 'card' | 'acss_debit'>): CardLabel | undefined {
  if (card) return { brand: card.brand, last4: card.last4 };
  return account && { brand: DEBIT_TYPE, last4: account.last4 ?? '', bank: account.bank_name ?? '' };
}

/** Detaches a card from its holder: Stripe never charges it again. One that is gone or detached already stays so. */
export async function removeCard(stripe: Stripe, stripeAccount: string, methodId: string): Promise<void> {
  try {
    await nullIfAccessRevoked(() => stripe.paymentMethods.detach(methodId, {}, { stripeAccount }));
  } catch (error) {
    if (!isRefused(error) || (await isSaved(stripe, stripeAccount, { methodId }))) throw error;
  }
}

/** Whether a card is still attached to a holder, to this one if it is given. */
export async function isSaved(
  stripe: Stripe,
  stripeAccount: string,
  { methodId, holderId }: { methodId: string; holderId?: string | undefined },
): Promise<boolean> {
  try {
    const method = await nullIfAccessRevoked(() => stripe.paymentMethods.retrieve(methodId, {}, { stripeAccount }));
    const attachedTo = idOf(method?.customer ?? null);
    return holderId === undefined ? attachedTo !== undefined : attachedTo === holderId;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** The id of a reference, which Stripe sends as an id or as an object. */
export function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
