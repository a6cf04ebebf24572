import { openTable } from '#functions/data/table/table.ts';
import { appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { minuteClaims } from '#functions/domain/limits/minute-claims.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { estimateRoutes } from '#shared/api/estimates.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { acceptEstimate, readPublicEstimate, refuseEstimate } from './answer.ts';
import { askAboutEstimate } from './ask.ts';
import { createEstimate } from './create-estimate.ts';
import { decideEstimate } from './decide.ts';
import { draftEmail, previewEmail } from './emails.ts';
import * as estimates from './estimates.ts';
import { invoiceEstimate } from './invoice-estimate.ts';
import { listEstimates } from './list.ts';
import { withPeople } from './people.ts';
import { publishEstimate, sendEstimate } from './send-estimate.ts';
import { readStats } from './stats.ts';
import { recordView } from './views.ts';

const table = openTable();
const businesses = businessesIn(table);
const invoices = invoicesIn(table);
const shared = {
  table,
  businesses,
  kept: keptCustomersIn(table),
  published: publishedEstimates(table),
  estimateReminders: estimateRemindersIn(table),
  invoices,
  users: usersIn(table),
  limits: messageLimits(table),
  suppressions: suppressedAddresses(table),
  claims: minuteClaims(table),
  outbox: mailOutbox(),
  mailFrom: process.env.MAIL_FROM,
  siteUrl: process.env.SITE_URL ?? '',
  estimatesOf: (businessId: string) => estimatesIn(table, businessId),
  acceptingOf: (businessId: string) => ({
    estimates: estimatesIn(table, businessId),
    invoices,
    businesses,
    customers: customersIn(table, businessId),
    numbers: numberingIn(table, businessId, 'INVOICE'),
  }),
};
const named = async (caller: Caller, estimate: Promise<Estimate>) => withPeople({ ...shared, caller }, await estimate);
const of = ({ businessId }: Caller) => ({ ...shared, ...shared.acceptingOf(businessId) });

export const handler = serve(estimateRoutes, membersIn(table), {
  list: ({ caller, query }) => listEstimates(of(caller), { businessId: caller.businessId, query, now: new Date() }),
  create: ({ caller, body }) =>
    createEstimate(
      {
        ...of(caller),
        creations: creationsIn(table, caller.businessId, 'ESTIMATE'),
        numbers: numberingIn(table, caller.businessId, 'ESTIMATE'),
      },
      { caller, body, now: new Date() },
    ),
  stats: ({ caller }) => readStats(of(caller), caller.businessId, new Date()),
  get: ({ caller, params }) => named(caller, estimates.readEstimate(of(caller), { caller, id: params.id })),
  update: ({ caller, params, body }) =>
    named(caller, estimates.updateEstimate(of(caller), { caller, id: params.id, update: body, now: new Date() })),
  remove: ({ caller, params }) => estimates.removeEstimate(of(caller).estimates, params.id, new Date()),
  preview: ({ caller, params }) => estimates.previewEstimate(shared, { caller, id: params.id }),
  send: ({ caller, params, body }) =>
    named(caller, sendEstimate(of(caller), { caller, id: params.id, input: body, now: new Date() })),
  email: ({ caller, params }) => draftEmail(shared, { caller, id: params.id }),
  previewEmail: ({ caller, params, body }) => previewEmail(shared, { caller, id: params.id, texts: body }),
  publish: ({ caller, params }) =>
    named(caller, publishEstimate(of(caller), { caller, id: params.id, now: new Date() })),
  decide: ({ caller, params, body }) =>
    named(caller, decideEstimate(of(caller), { caller, id: params.id, body, now: new Date() })),
  invoice: ({ caller, params, body }) =>
    invoiceEstimate(
      { ...of(caller), appointments: appointmentStore(table, caller.businessId) },
      { caller, id: params.id, wanted: body, now: new Date() },
    ),
  getPublic: ({ params }) => readPublicEstimate(shared, params.id),
  view: ({ params, body, client }) =>
    recordView(shared, { link: params.id, viewer: body.viewer, client, now: new Date() }),
  accept: ({ params, body, client }) => acceptEstimate(shared, { link: params.id, body, client, now: new Date() }),
  refuse: ({ params, body }) => refuseEstimate(shared, { link: params.id, body, now: new Date() }),
  ask: ({ params, body }) => askAboutEstimate(shared, { link: params.id, body, now: new Date() }),
});
