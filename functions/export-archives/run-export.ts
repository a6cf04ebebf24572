import { AGAIN, type Delivery } from '#functions/services/consume.ts';
import { addLogFields, failureFields, logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { type Dependencies, prepareExport, type Requested, type Run } from './prepare.ts';
import { OutOfTime } from './retrying-pdfs.ts';

/**
 * Runs per export, whether they run out of time, fail or are killed. Twelve reach 10,000 invoices several times over;
 * the queue delivers once more (infra/queues.ts), so that an export whose runs were all killed fails too.
 */
const MAX_RUNS = 12;
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
    await prepareExport(dependencies, requested, run);
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
