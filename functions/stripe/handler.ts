import { openTable } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { stripeRoutes } from '#shared/api/stripe.ts';
import * as connection from './connection.ts';
import { readOptions, setOptions } from './options.ts';
import { connectionStore } from './store.ts';

const table = openTable();
const dependencies = {
  businesses: businessesIn(table),
  store: connectionStore(table),
  payments: stripePayments(openStripe()),
  siteUrl: process.env.SITE_URL ?? '',
  outbox: accountOutbox(table),
};

export const handler = serve(stripeRoutes, membersIn(table), {
  status: ({ caller }) => connection.readStatus(dependencies, caller),
  options: ({ caller }) => readOptions(dependencies, caller),
  setOptions: ({ caller, body }) => setOptions(dependencies, caller, body),
  connect: ({ caller, client }) => connection.startConnecting(dependencies, { caller, client, now: new Date() }),
  disconnect: ({ caller, client }) => connection.disconnect(dependencies, { caller, client, now: new Date() }),
});
