import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { exportsIn } from '#functions/data/people/exports.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { filesIn } from '#functions/services/files.ts';
import { lambdaInvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { withLogFields } from '#functions/services/log.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { sesMailer } from '#functions/services/ses-mailer.ts';
import { prepareExports } from './batch.ts';
import { archivesIn } from './upload.ts';

const table = openTable();
const dependencies = {
  table,
  exports: exportsIn(table),
  businesses: businessesIn(table),
  users: usersIn(table),
  pdfs: lambdaInvoicePdfs(),
  store: archivesIn(),
  files: filesIn(),
  mailer: sesMailer(suppressedAddresses(table)),
  queue: sqsQueue(process.env.EXPORT_QUEUE_URL),
  siteUrl: process.env.SITE_URL ?? '',
};

/**
 * Time left, in milliseconds, below which no further PDF is requested: enough for those in progress and the end of the
 * upload.
 */
const LAST_PDF_MS = 90_000;

/** Receives the exports that `business-export` queued. */
export function handler(
  { Records: records }: SQSEvent,
  context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> {
  const isTimeLeft = () => context.getRemainingTimeInMillis() > LAST_PDF_MS;
  return withLogFields({ requestId: context.awsRequestId }, () =>
    prepareExports(dependencies, records, { now: new Date(), isTimeLeft }),
  );
}
