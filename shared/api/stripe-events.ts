import * as z from 'zod';
import { routes } from './route.ts';

export const stripeEventRoutes = routes({
  receive: {
    call: 'POST /stripe/events',
    access: 'public',
    whyPublic: 'Stripe has no account here: its signature over the raw body is verified first.',
    summary: 'Receive a signed Stripe event',
    body: 'raw',
    response: z.object({ received: z.boolean() }),
    errors: ['PAYLOAD_TOO_LARGE', 'UNAVAILABLE'],
  },
});
