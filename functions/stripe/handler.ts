import { businessesIn } from '#functions/data/people/businesses.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { stripeRoutes } from '#shared/api/stripe.ts';
import * as connection from './connection.ts';
import { connectionStore } from './store.ts';

const table = openTable();
const dependencies = {
  businesses: businessesIn(table),
  store: connectionStore(table),
  payments: stripePayments(openStripe()),
  siteUrl: process.env.SITE_URL ?? '',
};

export const handler = serve(stripeRoutes, membersIn(table), {
  status: ({ caller }) => connection.readStatus(dependencies, caller),
  connect: ({ caller }) => connection.startConnecting(dependencies, caller),
  disconnect: ({ caller }) => connection.disconnect(dependencies, caller),
});
