import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { ledgerIn } from '#functions/data/invoice/ledger-store.ts';
import { mailOutbox } from '#functions/data/invoice/mail-outbox.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { invoicePaymentRoutes } from '#shared/api/invoice-payments.ts';
import * as payments from './payments.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  payments: stripePayments(openStripe()),
};

export const handler = serve(invoicePaymentRoutes, membersIn(table), {
  list: ({ caller, params }) => payments.listPayments(dependencies, caller, params.id),
  record: ({ caller, params, body }) =>
    payments.recordPayment(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  void: ({ caller, params, body }) =>
    payments.voidPayment(dependencies, {
      ...params,
      caller,
      invoiceId: params.id,
      reason: body.reason,
      now: new Date(),
    }),
});
