import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { remindedIn } from '#functions/domain/invoice/reminded.ts';
import { remindersIn } from '#functions/domain/invoice/reminders.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { LONG_DELAY_SECONDS } from '#functions/mail/orders/outbox.ts';
import { consume } from '#functions/services/consume.ts';
import { reminderStore } from './store.ts';
import { doWork } from './work.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  reminders: remindersIn(table),
  reminded: remindedIn(table),
  estimatesOf: (businessId: string) => estimatesIn(table, businessId),
  estimateReminders: estimateRemindersIn(table),
  suppressions: suppressedAddresses(table),
  outbox: mailOutbox(LONG_DELAY_SECONDS),
  store: reminderStore(table),
};

const Work = z.union([z.object({ shard: z.int() }), z.object({ businessId: z.string() })]);

/** Receives the shards that `queue-shards` queued, and the businesses whose reminders changed. */
export const handler = consume('reminder-run-failed', Work, (work, { now }) => doWork(dependencies, work, now));
