import { openTable } from '#functions/data/table/table.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { invoicePaymentRoutes } from '#shared/api/invoice-payments.ts';
import { answerClaim } from './answer-claim.ts';
import { claimPayment, withdrawClaim } from './claims.ts';
import { creditInvoice } from './credit-notes.ts';
import * as payments from './payments.ts';
import { refundPayment } from './refunds.ts';
import { reverseWriteOff, writeOff } from './write-off.ts';

const table = openTable();
const dependencies = {
  table,
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  payments: stripePayments(openStripe()),
  published: publishedInvoices(table),
};

export const handler = serve(invoicePaymentRoutes, membersIn(table), {
  list: ({ caller, params }) => payments.listPayments(dependencies, { caller, invoiceId: params.id }),
  record: ({ caller, params, body }) =>
    payments.recordPayment(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  refund: ({ caller, params, body }) =>
    refundPayment(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  credit: ({ caller, params, body }) =>
    creditInvoice(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  void: ({ caller, params, body }) =>
    payments.voidPayment(dependencies, {
      ...params,
      caller,
      invoiceId: params.id,
      reason: body.reason,
      now: new Date(),
    }),
  claim: ({ params: { id: invoiceId }, body: { withdraw: claimId, ...input } }) => {
    const now = new Date();
    if (claimId !== undefined) return withdrawClaim(dependencies, { invoiceId, claimId, now });
    return claimPayment(dependencies, { invoiceId, input, now });
  },
  answerClaim: ({ caller, params, body }) =>
    answerClaim(dependencies, {
      caller,
      invoiceId: params.id,
      claimId: params.claimId,
      answer: body,
      now: new Date(),
    }),
  writeOff: ({ caller, params, body }) =>
    writeOff(dependencies, { caller, invoiceId: params.id, reason: body.reason, now: new Date() }),
  reverseWriteOff: ({ caller, params }) =>
    reverseWriteOff(dependencies, { caller, invoiceId: params.id, now: new Date() }),
});
