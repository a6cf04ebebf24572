import { businessesIn } from '#functions/data/businesses.ts';
import { invoicesIn } from '#functions/data/invoices.ts';
import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { serve } from '#functions/http/serve.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { stripeEventRoutes } from '#shared/api/stripe-events.ts';
import { applyEvent } from './apply.ts';
import { ledgerStore } from './store.ts';
import { verifyEvent } from './verify.ts';

const table = openTable();
const stripe = openStripe();
const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  store: ledgerStore(table),
  payments: stripePayments(stripe),
  isLive: /^[sr]k_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''),
};

export const handler = serve(stripeEventRoutes, membersIn(table), {
  receive: async ({ body }) => {
    await applyEvent(dependencies, verifyEvent({ stripe, secret, body }), new Date());
    return { received: true };
  },
});
