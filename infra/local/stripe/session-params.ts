import * as z from 'zod';
import { Currency, Metadata, Text, WebAddress, WholeNumber } from './params.ts';

const LineItem = z.strictObject({
  price_data: z.strictObject({
    currency: Currency,
    unit_amount: WholeNumber,
    product_data: z.strictObject({ name: Text }),
  }),
  quantity: WholeNumber,
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
  allowed_payment_method_types: z.array(Text).optional(),
  metadata: Metadata.default({}),
  payment_intent_data: z
    .strictObject({
      description: Text.optional(),
      metadata: Metadata.default({}),
      setup_future_usage: z.literal('off_session').optional(),
    })
    .optional(),
});

export type SessionInput = z.infer<typeof SessionParams>;
