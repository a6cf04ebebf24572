import * as z from 'zod';
import { routes } from './route.ts';

/** `setup` is why a started account is not connected: Stripe is still reviewing it, or needs more details. */
const ConnectionStatus = z.object({ connected: z.boolean(), setup: z.enum(['checking', 'incomplete']).optional() });

/**
 * What payers can use beside cards: `debits` is `waiting` while the business wants them and Stripe has not activated them
 * for its account; `link` is whether Stripe's own wallet is offered.
 */
export const PaymentOptions = z.object({ debits: z.enum(['on', 'waiting', 'off']), link: z.boolean() });
export type PaymentOptions = z.infer<typeof PaymentOptions>;

/** What to offer from now on; what is left out stays. Debits that Stripe has not activated yet are asked for again. */
export const PaymentOptionsInput = z.strictObject({ debits: z.boolean().optional(), link: z.boolean().optional() });
export type PaymentOptionsInput = z.infer<typeof PaymentOptionsInput>;

/** The connection of a business to its own Stripe account (spec 2 §7, "Card provider integration"). */
export const stripeRoutes = routes({
  status: {
    call: 'GET /stripe/status',
    access: 'member',
    summary: 'Get whether cards can be charged',
    response: ConnectionStatus,
    errors: ['PROVIDER_FAILED'],
  },
  options: {
    call: 'GET /stripe/options',
    access: 'member',
    summary: 'Get what payers can use beside cards',
    response: PaymentOptions,
    errors: ['PROVIDER_FAILED'],
  },
  setOptions: {
    call: 'POST /stripe/options',
    access: 'owner',
    audit: 'card-account.options',
    summary: 'Offer pre-authorized debits or Link, or stop offering them',
    body: PaymentOptionsInput,
    response: PaymentOptions,
    errors: ['CONFLICT', 'PROVIDER_FAILED'],
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
