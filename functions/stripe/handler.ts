import { openTable } from '#functions/data/table/table.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { ownerNotices } from '#functions/domain/people/owner-notice.ts';
import { serve } from '#functions/http/serve.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { stripeRoutes } from '#shared/api/stripe.ts';
import * as connection from './connection.ts';
import { connectionStore } from './store.ts';

const table = openTable();
const siteUrl = process.env.SITE_URL ?? '';
const mailer = sesMailer(suppressedAddresses(table));
const dependencies = {
  businesses: businessesIn(table),
  store: connectionStore(table),
  payments: stripePayments(openStripe()),
  siteUrl,
  tellOwner: ownerNotices(table, { mailer, siteUrl }),
};

export const handler = serve(stripeRoutes, membersIn(table), {
  status: ({ caller }) => connection.readStatus(dependencies, caller),
  connect: ({ caller, client }) => connection.startConnecting(dependencies, { caller, client, now: new Date() }),
  disconnect: ({ caller, client }) => connection.disconnect(dependencies, { caller, client, now: new Date() }),
});
