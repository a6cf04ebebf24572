import type { Table } from '#functions/data/table/table.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { archiveKey, type Exports } from '#functions/domain/people/exports.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import type { MailQueue } from '#functions/mail/orders/outbox.ts';
import { AGAIN, type Delivery } from '#functions/services/consume.ts';
import type { Files } from '#functions/services/files.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { addLogFields, failureFields, logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { archiveFiles } from './archive.ts';
import { archiveTextsFor } from './archive-texts-for.ts';
import { archiveName } from './file-names.ts';
import { OutOfTime, retryingPdfs } from './retrying-pdfs.ts';
import type { StoreArchive } from './upload.ts';

/** The dependencies of preparing an export. */
type Dependencies = {
  readonly table: Table;
  readonly exports: Exports;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
  readonly pdfs: Pick<InvoicePdfs, 'asShown' | 'ofCreditNote'>;
  readonly store: StoreArchive;
  readonly files: Pick<Files, 'get' | 'remove'>;
  readonly mails: MailQueue<AccountMail>;
  /** Milliseconds before a failed PDF is requested again. */
  readonly retryMs?: number;
};

/** The export that a queued message is about. */
type Requested = { readonly businessId: string; readonly id: string };

type Run = { readonly now: Date; readonly isTimeLeft: () => boolean };
/** A run that may end without an archive, since there are others. */
type Attempt = Run & { readonly canContinue: boolean };

/**
 * Runs per export, whether they run out of time, fail or are killed. Twelve reach 10,000 invoices several times over;
 * the queue delivers once more (infra/queues.ts), so that an export whose runs were all killed fails too.
 */
const MAX_RUNS = 12;
/** Runs after which an archive leaves out files of invoices that there is no time for. */
const PATIENT_RUNS = 6;
/** Seconds before a failed run is repeated. */
const RETRY_SECONDS = 60;

/** Runs a requested export: again later if it is out of time, or fails with attempts left. */
export async function runExport(
  dependencies: Dependencies & { readonly queue: Pick<Queue, 'postpone'> },
  requested: Requested,
  { receives: runs, receiptHandle, ...run }: Run & Pick<Delivery, 'receives' | 'receiptHandle'>,
): Promise<typeof AGAIN | undefined> {
  addLogFields({ businessId: requested.businessId, exportId: requested.id });
  try {
    if (runs > MAX_RUNS) throw new Error('All runs ended without an outcome');
    await prepareExport(dependencies, requested, { ...run, canContinue: runs <= PATIENT_RUNS });
    return undefined;
  } catch (error) {
    if (runs >= MAX_RUNS) {
      logLine('error', { event: 'export-failed', ...failureFields(error) });
      await dependencies.exports.fail(requested.businessId, requested.id);
      return undefined;
    }
    const isContinued = error instanceof OutOfTime;
    if (isContinued) logLine('info', { event: 'export-continues' });
    else logLine('warn', { event: 'export-run-failed', ...failureFields(error) });
    await dependencies.queue.postpone(receiptHandle, isContinued ? 0 : RETRY_SECONDS);
    return AGAIN;
  }
}

/**
 * Stores the archive of an export, marks it as ready and queues the email to the owner. Can be repeated after any
 * failure: the PDF function keeps what it has rendered, so each run gets further. Does nothing for an export that was
 * replaced or deleted. Throws `OutOfTime` if the archive takes longer than this run.
 */
async function prepareExport(dependencies: Dependencies, requested: Requested, run: Attempt): Promise<void> {
  const { table, exports, businesses, store, files, mails } = dependencies;
  const { businessId, id } = requested;
  const [found, business] = await Promise.all([exports.find(businessId), businesses.find(businessId)]);
  if (!business || business.deletedAt || found?.id !== id || found.status === 'FAILED') return;
  if (found.status === 'PREPARING') {
    const key = archiveKey(businessId, id);
    const pdfs = retryingPdfs(dependencies, run.isTimeLeft);
    const texts = archiveTextsFor(found.language);
    const reading = { timeZone: business.timeZone, texts, csvFormat: found.csvFormat };
    const company = await businesses.findCompany(businessId);
    const sizeBytes = await store({
      key,
      fileName: archiveName(company?.name, dayIn(business.timeZone, run.now)),
      files: archiveFiles({ table, pdfs, files, reading, now: run.now, patience: run }, businessId),
    });
    if (!(await exports.finish(businessId, id, { sizeBytes, now: run.now }))) {
      const left = await exports.find(businessId);
      const isFinishedByAnotherRun = left?.id === id && left.status === 'READY';
      return isFinishedByAnotherRun ? undefined : files.remove(key);
    }
  }
  // A run that repeats this one queues the same email, which is sent once.
  await mails.add({ kind: 'EXPORT_READY', id, sentAt: run.now.toISOString(), businessId });
}
