import * as z from 'zod';
import { Currency, Metadata, Text, WebAddress, WholeNumber } from './params.ts';
import { StripeApiError } from './stripe-error.ts';

const LineItem = z.strictObject({
  price_data: z.strictObject({
    currency: Currency,
    unit_amount: WholeNumber,
    product_data: z.strictObject({ name: Text }),
  }),
  quantity: WholeNumber,
});

/** The ways to pay that this stand-in knows. */
export const MethodType = z.enum(['card', 'acss_debit'], 'This stand-in takes `card` and `acss_debit` only');

const MandateOptions = z.strictObject({
  interval_description: Text.max(500, 'Must be at most 500 characters').optional(),
  payment_schedule: z.enum(['combined', 'interval', 'sporadic'], 'Invalid payment schedule'),
  transaction_type: z.enum(['business', 'personal'], 'Invalid transaction type'),
});
export type MandateOptions = z.infer<typeof MandateOptions>;

const MethodOptions = z.strictObject({
  acss_debit: z
    .strictObject({
      mandate_options: MandateOptions.optional(),
      verification_method: z.enum(['automatic', 'instant', 'microdeposits'], 'Invalid verification method').optional(),
    })
    .optional(),
});

/** The parameters with which the product opens a hosted page for one payment. */
export const SessionParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(LineItem).min(1).max(100),
  success_url: WebAddress,
  cancel_url: WebAddress.optional(),
  expires_at: WholeNumber,
  client_reference_id: z.string().max(200, 'Must be at most 200 characters').optional(),
  customer: Text.optional(),
  customer_email: z.email('Invalid email address').optional(),
  locale: Text.optional(),
  allowed_payment_method_types: z.array(MethodType).length(1, 'This stand-in takes one at a time').optional(),
  metadata: Metadata.default({}),
  payment_intent_data: z
    .strictObject({
      description: Text.optional(),
      metadata: Metadata.default({}),
      setup_future_usage: z.literal('off_session').optional(),
    })
    .optional(),
  payment_method_options: MethodOptions.optional(),
  wallet_options: z
    .strictObject({
      link: z.strictObject({ display: z.enum(['auto', 'never'], 'Invalid display').optional() }).optional(),
    })
    .optional(),
});

export type SessionInput = z.infer<typeof SessionParams>;

/** Whether a page debits bank accounts rather than charging cards. */
export function isDebitPage(input: SessionInput | undefined): boolean {
  return input?.allowed_payment_method_types?.includes('acss_debit') ?? false;
}

const MANDATE_PARAM = 'payment_method_options[acss_debit][mandate_options]';

/** What the payer agrees to on a page that debits bank accounts. Throws Stripe's error if that is incomplete. */
export function mandateOptionsOf({ payment_method_options }: SessionInput): MandateOptions {
  const options = payment_method_options?.acss_debit?.mandate_options;
  if (!options) throw missing(`${MANDATE_PARAM}[payment_schedule]`);
  const param = `${MANDATE_PARAM}[interval_description]`;
  const isSporadic = options.payment_schedule === 'sporadic';
  if (!isSporadic && options.interval_description === undefined) throw missing(param);
  if (isSporadic && options.interval_description !== undefined) {
    throw new StripeApiError('An interval description cannot be used with the payment schedule `sporadic`.', { param });
  }
  return options;
}

function missing(param: string): StripeApiError {
  return new StripeApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
