import type Stripe from 'stripe';
import * as z from 'zod';
import { Expand, Metadata, Text, WebAddress, WholeNumber } from './params.ts';

type ParamName = keyof Stripe.Checkout.SessionCreateParams;

/** Parameters of Stripe that have no effect here. */
const IGNORED = [
  'adaptive_pricing',
  'allow_promotion_codes',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'consent_collection',
  'custom_text',
  'customer_creation',
  'excluded_payment_method_types',
  'integration_identifier',
  'invoice_creation',
  'name_collection',
  'origin_context',
  'payment_method_options',
  'phone_number_collection',
  'tax_id_collection',
  'wallet_options',
] satisfies ParamName[];

const LineItemParams = z.strictObject({
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .regex(/^[a-z]{3}$/, 'Invalid currency'),
    unit_amount: WholeNumber,
    product_data: z.strictObject({
      name: Text,
      description: Text.optional(),
      images: z.array(WebAddress).optional(),
      metadata: Metadata.optional(),
      tax_code: Text.optional(),
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
  quantity: WholeNumber,
  metadata: Metadata.optional(),
});

/** The parameters of `checkout.sessions.create` for a hosted page with one payment. */
export const SessionParams = z.strictObject({
  ...Object.fromEntries(IGNORED.map((name) => [name, z.unknown().optional()])),
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(LineItemParams).min(1).max(100),
  success_url: WebAddress,
  cancel_url: WebAddress.optional(),
  expires_at: WholeNumber.optional(),
  client_reference_id: z.string().max(200, 'Must be at most 200 characters').optional(),
  customer_email: z.email('Invalid email address').optional(),
  locale: Text.optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  allowed_payment_method_types: z.array(Text).optional(),
  metadata: Metadata.default({}),
  payment_intent_data: z
    .strictObject({
      description: Text.optional(),
      metadata: Metadata.default({}),
      receipt_email: z.email('Invalid email address').optional(),
      statement_descriptor: z.string().max(22).optional(),
      statement_descriptor_suffix: z.string().max(22).optional(),
    })
    .optional(),
  expand: Expand.optional(),
} satisfies { [name in ParamName]?: z.ZodType });

export type SessionInput = z.infer<typeof SessionParams>;
