import { serve } from '#functions/http/serve.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { stripeEventRoutes } from '#shared/api/stripe-events.ts';
import { receiveEvent } from './receive.ts';

const queue = sqsQueue(process.env.STRIPE_QUEUE_URL);
const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';

/** No caller signs in: Stripe's signature authenticates the call. */
const noMembers = { findCaller: async () => null, record: async () => {} };

export const handler = serve(stripeEventRoutes, noMembers, {
  receive: async ({ body }) => {
    await receiveEvent({ queue, secret, body });
    return { received: true };
  },
});
