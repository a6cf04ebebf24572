import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { remindedIn } from '#functions/domain/invoice/reminded.ts';
import { remindersIn } from '#functions/domain/invoice/reminders.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { LONG_DELAY_SECONDS } from '#functions/mail/orders/outbox.ts';
import { chargeQueue } from '#functions/services/charge-queue.ts';
import { consume } from '#functions/services/consume.ts';
import { reminderStore } from './store.ts';
import { doWork } from './work.ts';

const table = openTable();
const dependencies = {
  table,
  invoices: invoicesIn(table),
  ledger: ledgerIn(table),
  published: publishedInvoices(table),
  users: usersIn(table),
  kept: keptCustomersIn(table),
  limits: messageLimits(table),
  seriesOf: (businessId: string) => seriesIn(table, businessId),
  numbersOf: (businessId: string) => numberingIn(table, businessId, 'INVOICE'),
  customersOf: (businessId: string) => customersIn(table, businessId),
  businesses: businessesIn(table),
  reminders: remindersIn(table),
  reminded: remindedIn(table),
  estimatesOf: (businessId: string) => estimatesIn(table, businessId),
  estimateReminders: estimateRemindersIn(table),
  suppressions: suppressedAddresses(table),
  cardsOf: (businessId: string) => savedCardsIn(table, businessId),
  charges: chargeQueue(),
  outbox: mailOutbox(LONG_DELAY_SECONDS),
  store: reminderStore(table),
};

const Work = z.union([z.object({ shard: z.int(), at: z.optional(z.string()) }), z.object({ businessId: z.string() })]);

/** Receives the shards that `queue-shards` queued, and the businesses whose reminders changed. */
export const handler = consume('reminder-run-failed', Work, (work, { now }) =>
  doWork(dependencies, work, 'at' in work && work.at ? new Date(work.at) : now),
);
