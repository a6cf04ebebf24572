import * as z from 'zod';
import { openTable } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { exportsIn } from '#functions/domain/people/exports.ts';
import { accountMailQueue } from '#functions/mail/orders/account-outbox.ts';
import { consume } from '#functions/services/consume.ts';
import { filesIn } from '#functions/services/files.ts';
import { lambdaInvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { runExport } from './run-export.ts';
import { archivesIn } from './upload.ts';

const table = openTable();
const dependencies = {
  table,
  exports: exportsIn(table),
  businesses: businessesIn(table),
  pdfs: lambdaInvoicePdfs(),
  store: archivesIn(),
  files: filesIn(),
  mails: accountMailQueue(),
  queue: sqsQueue(process.env.EXPORT_QUEUE_URL),
};

/**
 * Time left, in milliseconds, below which no further PDF is requested: enough for those in progress and the end of the
 * upload.
 */
const LAST_PDF_MS = 90_000;

const Requested = z.object({ businessId: z.string(), id: z.string() });

/** Receives the exports that `business-export` queued. */
export const handler = consume('export-run-failed', Requested, (requested, { endsBy, ...delivery }) => {
  const isTimeLeft = () => endsBy.getTime() - Date.now() > LAST_PDF_MS;
  return runExport(dependencies, requested, { ...delivery, isTimeLeft });
});
