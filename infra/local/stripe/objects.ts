import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** A connected account, with the properties that this stand-in fills. */
export type Account = Pick<
  Stripe.Account,
  'id' | 'object' | 'capabilities' | 'charges_enabled' | 'details_submitted' | 'email' | 'metadata'
> & { requirements: Pick<Stripe.Account.Requirements, 'currently_due'> };

/** What an account may do, or has asked to. */
export type Capability = Pick<Stripe.Capability, 'id' | 'object' | 'account' | 'requested' | 'requested_at' | 'status'>;

/** A Checkout Session; its line items are stored separately. */
export type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'amount_total' | 'cancel_url' | 'client_reference_id' | 'currency' | 'expires_at' | 'locale'
> &
  Pick<
    Stripe.Checkout.Session,
    'customer' | 'metadata' | 'payment_intent' | 'payment_status' | 'status' | 'success_url' | 'url'
  >;

/** A customer of a connected account. */
export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'metadata'> & {
  name: string | null;
  email: string | null;
};

/** A card or a bank account, saved while it has a customer; it has the property that its `type` names. */
export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'acss_debit' | 'created' | 'customer' | 'metadata' | 'type'
> & { card?: Pick<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year' | 'last4'> };

/** What the holder of a bank account agreed to, by which it is debited. */
export type Mandate = Pick<
  Stripe.Mandate,
  'id' | 'object' | 'livemode' | 'multi_use' | 'payment_method_details' | 'single_use' | 'status' | 'type'
> & { payment_method: string; customer_acceptance: Pick<Stripe.Mandate.CustomerAcceptance, 'accepted_at' | 'type'> };

/** A payment; amounts in minor units. */
export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'customer' | 'description'
> &
  Pick<Stripe.PaymentIntent, 'latest_charge' | 'metadata' | 'payment_method' | 'setup_future_usage' | 'status'> & {
    last_payment_error: { type: string; code: string; decline_code?: string; message: string } | null;
  };

/** The charge of a payment, with the refunded amount; that of a bank account is pending until its bank decides. */
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'currency' | 'description' | 'metadata'
> &
  Pick<
    Stripe.Charge,
    'failure_code' | 'failure_message' | 'payment_intent' | 'payment_method' | 'refunded' | 'status'
  > & {
    payment_method_details?: { type: 'acss_debit'; acss_debit: Stripe.Charge.PaymentMethodDetails.AcssDebit };
  };

/** A full or partial refund of a charge. */
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'payment_intent'
> &
  Pick<Stripe.Refund, 'status'>;

/** A payer's dispute of a charge. */
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'currency' | 'payment_intent' | 'reason' | 'status'
>;

/** All kinds of objects. */
export type StripeObject =
  | Account
  | Customer
  | Session
  | PaymentMethod
  | Mandate
  | PaymentIntent
  | Charge
  | Refund
  | Dispute;
/** The name of an object's kind, as in its `object` property. */
export type Kind = StripeObject['object'];
/** The objects of one kind. */
export type OfKind<K extends Kind> = Extract<StripeObject, { object: K }>;

/** A new id in Stripe's form, e.g. `pi_3kX…`; `prefix` without the underscore. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
