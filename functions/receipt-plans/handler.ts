import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { consume } from '#functions/services/consume.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { continuePlan } from './continue-plan.ts';

const table = openTable();
const dependencies = {
  table,
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  payments: stripePayments(openStripe()),
};

const Planned = z.object({ businessId: z.string(), receiptId: z.string() });

/** Receives the receipts whose calls may have been interrupted. */
export const handler = consume('receipt-plan-failed', Planned, (planned, { now }) =>
  continuePlan(dependencies, planned, now),
);
