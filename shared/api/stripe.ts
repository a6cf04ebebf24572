import * as z from 'zod';
import { routes } from './route.ts';

/** `setup` says of an account that was begun whether Stripe still looks at it or misses details. */
const ConnectionStatus = z.object({ connected: z.boolean(), setup: z.enum(['checking', 'incomplete']).optional() });

/** The connection of a business to its own Stripe account (spec 2 §7, "Card provider integration"). */
export const stripeRoutes = routes({
  status: {
    method: 'GET',
    path: '/stripe/status',
    access: 'member',
    summary: 'Read whether cards can be charged',
    response: ConnectionStatus,
    errors: ['PROVIDER_FAILED'],
  },
  connect: {
    method: 'GET',
    path: '/stripe/connect',
    access: 'owner',
    summary: 'Start connecting a Stripe account',
    response: z.object({ url: z.string() }),
    errors: ['PROVIDER_FAILED'],
  },
  disconnect: {
    method: 'POST',
    path: '/stripe/disconnect',
    access: 'owner',
    summary: 'Stop taking card payments',
    response: null,
    errors: ['PROVIDER_FAILED'],
  },
});
