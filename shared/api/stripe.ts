import * as z from 'zod';
import { routes } from './route.ts';

/** `setup` is why a started account is not connected: Stripe is still reviewing it, or needs more details. */
const ConnectionStatus = z.object({ connected: z.boolean(), setup: z.enum(['checking', 'incomplete']).optional() });

/** The connection of a business to its own Stripe account (spec 2 §7, "Card provider integration"). */
export const stripeRoutes = routes({
  status: {
    call: 'GET /stripe/status',
    access: 'member',
    summary: 'Get whether cards can be charged',
    response: ConnectionStatus,
    errors: ['PROVIDER_FAILED'],
  },
  connect: {
    call: 'GET /stripe/connect',
    access: 'owner',
    confirmed: true,
    verified: true,
    audit: 'card-account.connect',
    summary: 'Start connecting a Stripe account',
    response: z.object({ url: z.string() }),
    errors: ['PROVIDER_FAILED'],
  },
  disconnect: {
    call: 'POST /stripe/disconnect',
    access: 'owner',
    confirmed: true,
    audit: 'card-account.disconnect',
    summary: 'Disconnect the Stripe account',
    response: null,
    errors: ['PROVIDER_FAILED'],
  },
});
