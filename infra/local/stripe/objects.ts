import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** A connected account, with the properties that this stand-in fills. */
export type Account = Pick<
  Stripe.Account,
  'id' | 'object' | 'business_profile' | 'business_type' | 'capabilities' | 'charges_enabled' | 'controller' | 'country'
> &
  Pick<
    Stripe.Account,
    | 'created'
    | 'default_currency'
    | 'details_submitted'
    | 'email'
    | 'metadata'
    | 'payouts_enabled'
    | 'requirements'
    | 'type'
  >;

/** A Checkout Session; its line items are stored separately, as they are only returned on request. */
export type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'allowed_payment_method_types' | 'amount_subtotal' | 'amount_total' | 'cancel_url' | 'created'
> &
  Pick<
    Stripe.Checkout.Session,
    'client_reference_id' | 'currency' | 'customer' | 'customer_details' | 'customer_email' | 'expires_at' | 'livemode'
  > &
  Pick<
    Stripe.Checkout.Session,
    'locale' | 'metadata' | 'mode' | 'payment_intent' | 'payment_method_types' | 'payment_status' | 'status'
  > &
  Pick<Stripe.Checkout.Session, 'submit_type' | 'success_url' | 'total_details' | 'ui_mode' | 'url'>;

/** A line of a Checkout Session; amounts in minor units. */
export type LineItem = Pick<
  Stripe.LineItem,
  | 'id'
  | 'object'
  | 'amount_discount'
  | 'amount_subtotal'
  | 'amount_tax'
  | 'amount_total'
  | 'currency'
  | 'description'
  | 'quantity'
>;

/** A payment; amounts in minor units. */
export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_capturable' | 'amount_received' | 'capture_method' | 'created' | 'currency'
> &
  Pick<
    Stripe.PaymentIntent,
    | 'customer'
    | 'description'
    | 'latest_charge'
    | 'livemode'
    | 'metadata'
    | 'payment_method_types'
    | 'receipt_email'
    | 'status'
  >;

/** The charge of a payment, with the refunded amount. */
export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
> &
  Pick<
    Stripe.Charge,
    'disputed' | 'livemode' | 'metadata' | 'paid' | 'payment_intent' | 'receipt_email' | 'refunded' | 'status'
  >;

/** A full or partial refund of a charge. */
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'reason' | 'status'
> &
  Pick<Stripe.Refund, 'failure_reason'>;

/** A payer's dispute of a charge. */
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'livemode' | 'metadata' | 'payment_intent' | 'reason'
> &
  Pick<Stripe.Dispute, 'status' | 'is_charge_refundable'>;

/** All kinds of objects. */
export type StripeObject = Account | Session | PaymentIntent | Charge | Refund | Dispute;
/** The name of an object's kind, as in its `object` property. */
export type Kind = StripeObject['object'];
/** The objects of one kind. */
export type OfKind<K extends Kind> = Extract<StripeObject, { object: K }>;

/** A new id in Stripe's form, e.g. `pi_3kX…`; `prefix` without the underscore. */
export function newId(prefix: string): string {
  const letters = randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
}
