import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { openTable } from '#functions/data/table/table.ts';
import { withLogFields } from '#functions/services/log.ts';
import { markBatch } from './batch.ts';
import { openInvoiceStore } from './store.ts';

const table = openTable();
const dependencies = { invoices: invoicesIn(table), businesses: businessesIn(table), store: openInvoiceStore(table) };

/** Receives the shards of open invoices that `queue-shards` queued. */
export function handler(
  { Records: records }: SQSEvent,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<SQSBatchResponse> {
  return withLogFields({ requestId }, () => markBatch(dependencies, records, new Date()));
}
