import * as z from 'zod';
import { routes } from './route.ts';

export const stripeEventRoutes = routes({
  receive: {
    method: 'POST',
    path: '/stripe/events',
    access: 'public',
    summary: 'Take an event that Stripe signed',
    body: 'raw',
    response: z.object({ received: z.boolean() }),
    errors: ['PAYLOAD_TOO_LARGE', 'UNAVAILABLE'],
  },
});
