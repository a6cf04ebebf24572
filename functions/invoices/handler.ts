import { openTable } from '#functions/data/table/table.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { reachIn } from '#functions/domain/invoice/reach-store.ts';
import { remindersIn } from '#functions/domain/invoice/reminders.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { serve } from '#functions/http/serve.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { invoiceRoutes } from '#shared/api/invoices.ts';
import { assignCustomer } from './assign-customer.ts';
import { createInvoice } from './create-invoice.ts';
import { removeExchangeRate, setExchangeRate } from './exchange-rate.ts';
import * as invoices from './invoices.ts';
import { listInvoices } from './list.ts';
import { invoiceListIn } from './list-store.ts';
import { startPayment } from './payment.ts';
import { readReadiness } from './readiness.ts';
import { readStats } from './stats.ts';
import { invoiceStore } from './store.ts';
import { readTaxEffects } from './tax-effects.ts';
import { taxEffectsIn } from './tax-effects-store.ts';
import { recordView } from './views.ts';

const table = openTable();
const payments = stripePayments(openStripe());
const listOf = (caller: Caller) => invoiceListIn(table, caller.businessId);
const dependencies = {
  table,
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  published: publishedInvoices(table),
  store: invoiceStore(table),
  ledger: ledgerIn(table),
  reach: reachIn(table),
  users: usersIn(table),
  kept: keptCustomersIn(table),
  payments,
  agreements: (businessId: string) => cardAgreementsIn(table, businessId),
  customersOf: (businessId: string) => customersIn(table, businessId),
  reminders: remindersIn(table),
  siteUrl: process.env.SITE_URL ?? '',
};

export const handler = serve(invoiceRoutes, membersIn(table), {
  list: ({ caller, query }) => listInvoices(listOf(caller), query),
  create: ({ caller, body }) =>
    createInvoice(
      {
        ...dependencies,
        creations: creationsIn(table, caller.businessId, 'INVOICE'),
        numbers: numberingIn(table, caller.businessId, 'INVOICE'),
      },
      { caller, body, now: new Date() },
    ),
  stats: ({ caller }) => readStats({ ...dependencies, store: listOf(caller) }, caller.businessId, new Date()),
  get: ({ caller, params }) => invoices.readInvoice(dependencies, caller, params.id),
  update: ({ caller, params, body }) =>
    invoices.updateInvoice(dependencies, { caller, invoiceId: params.id, update: body, now: new Date() }),
  assign: ({ caller, params, body }) =>
    assignCustomer(
      { ...dependencies, customers: customersIn(table, caller.businessId) },
      { caller, invoiceId: params.id, body, now: new Date() },
    ),
  setExchangeRate: ({ caller, params, body }) =>
    setExchangeRate(dependencies, { caller, invoiceId: params.id, exchangeRate: body, now: new Date() }),
  removeExchangeRate: ({ caller, params }) => removeExchangeRate(dependencies, { caller, invoiceId: params.id }),
  remove: ({ caller, params }) =>
    invoices.removeInvoice(dependencies, { caller, invoiceId: params.id, now: new Date() }),
  history: ({ caller, params }) =>
    invoices.readHistory(dependencies, { caller, invoiceId: params.id, now: new Date() }),
  readiness: ({ caller, params }) =>
    readReadiness({ ...dependencies, sales: listOf(caller) }, { caller, invoiceId: params.id, now: new Date() }),
  taxEffects: ({ caller }) =>
    readTaxEffects(
      { ...dependencies, list: listOf(caller), affected: taxEffectsIn(table, caller.businessId) },
      caller.businessId,
      new Date(),
    ),
  getPublic: ({ params }) => invoices.readPublicInvoice(dependencies, params.id),
  view: ({ params, body, client }) =>
    recordView(dependencies, { invoiceId: params.id, input: body, client, now: new Date() }),
  pay: ({ params, body, client }) =>
    startPayment(dependencies, { invoiceId: params.id, shown: body, client, now: new Date() }),
});
