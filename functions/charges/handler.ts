import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { consume } from '#functions/services/consume.ts';
import { RemovedCard } from '#functions/services/removed-cards.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { forgetRemoved } from './forget-removed.ts';
import { slotStore } from './store.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  payments: stripePayments(openStripe()),
  store: slotStore(table),
  cardsOf: (businessId: string) => savedCardsIn(table, businessId),
  invoicesOf: (businessId: string) => customerInvoicesIn(table, businessId),
};

const Work = z.union([
  z.object({ invoiceId: z.string(), at: z.optional(z.string()) }),
  z.object({ removed: RemovedCard }),
]);

/** Receives the invoices whose charges are due, and the saved cards that were removed. */
export const handler = consume('charge-failed', Work, (work, { now }) =>
  'removed' in work
    ? forgetRemoved(dependencies, work.removed, now)
    : chargeInvoice(dependencies, work.invoiceId, work.at ? new Date(work.at) : now),
);
