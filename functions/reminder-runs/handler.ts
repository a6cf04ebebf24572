import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { LONG_DELAY_SECONDS, mailOutbox } from '#functions/data/invoice/mail-outbox.ts';
import { remindedIn } from '#functions/data/invoice/reminded.ts';
import { remindersIn } from '#functions/data/invoice/reminders.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { openTable } from '#functions/data/table/table.ts';
import { invoiceMailQueue } from '#functions/services/invoice-mails.ts';
import { withLogFields } from '#functions/services/log.ts';
import { runBatch } from './batch.ts';
import { reminderStore } from './store.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  reminders: remindersIn(table),
  reminded: remindedIn(table),
  outbox: mailOutbox(invoiceMailQueue(), LONG_DELAY_SECONDS),
  store: reminderStore(table),
};

/** Receives the shards that `queue-shards` queued, and the businesses whose reminders changed. */
export function handler(
  { Records: records }: SQSEvent,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<SQSBatchResponse> {
  return withLogFields({ requestId }, () => runBatch(dependencies, records, new Date()));
}
