import { openTable } from '#functions/data/table/table.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { planQueue } from '#functions/services/plan-queue.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { receiptRoutes } from '#shared/api/receipts.ts';
import { forfeitDeposit, payByDeposit } from './deposits.ts';
import * as receipts from './receipts.ts';
import { recordReceipt } from './record.ts';

const table = openTable();
const dependencies = {
  table,
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  payments: stripePayments(openStripe()),
  queue: planQueue(),
};

export const handler = serve(receiptRoutes, membersIn(table), {
  list: ({ caller, query }) => receipts.listReceipts(dependencies, caller, query),
  record: ({ caller, body }) => recordReceipt(dependencies, { caller, input: body, now: new Date() }),
  get: ({ caller, params }) => receipts.readReceipt(dependencies, { caller, receiptId: params.id }),
  apply: ({ caller, params, body }) =>
    receipts.applyCredit(dependencies, { caller, receiptId: params.id, input: body, now: new Date() }),
  applyDeposit: ({ caller, params, body }) =>
    payByDeposit(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  forfeit: ({ caller, params, body }) =>
    forfeitDeposit(
      {
        ...dependencies,
        numbers: numberingIn(table, caller.businessId, 'INVOICE'),
        customers: customersIn(table, caller.businessId),
      },
      { caller, invoiceId: params.id, input: body, now: new Date() },
    ),
  return: ({ caller, params, body }) =>
    receipts.returnCredit(dependencies, { caller, receiptId: params.id, input: body, now: new Date() }),
  void: ({ caller, params, body }) =>
    receipts.voidReceipt(dependencies, { caller, receiptId: params.id, input: body, now: new Date() }),
});
