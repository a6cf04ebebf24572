import type Stripe from 'stripe';
import * as z from 'zod/mini';

const Envelope = z.looseObject({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  account: z.optional(z.string()),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** An event of Stripe, by its envelope: the webhook has verified who signed it, and its version fixes what is in it. */
export const QueuedEvent = z.custom<Stripe.Event>((value) => Envelope.safeParse(value).success);
