import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { type Dependencies, prepareExport, type Requested, type Run } from './prepare.ts';
import { OutOfTime } from './retrying-pdfs.ts';

/** The part of a queue's record that a run needs. */
type Message = Pick<SQSRecord, 'body' | 'messageId' | 'receiptHandle'> & {
  attributes: Pick<SQSRecord['attributes'], 'ApproximateReceiveCount'>;
};

/**
 * Runs per export, whether they run out of time, fail or are killed. Twelve reach 10,000 invoices several times over;
 * the queue delivers once more (infra/queues.ts), so that an export whose runs were all killed fails too.
 */
const MAX_RUNS = 12;
/** Seconds before a failed run is repeated. */
const RETRY_SECONDS = 60;

/** Runs the requested exports. Returns those to be delivered again: out of time, or failed with attempts left. */
export async function prepareExports(
  dependencies: Dependencies & { readonly queue: Pick<Queue, 'postpone'> },
  messages: readonly Message[],
  run: Run,
): Promise<SQSBatchResponse> {
  const again: string[] = [];
  for (const { body, messageId, receiptHandle, attributes } of messages) {
    const requested = JSON.parse(body) as Requested;
    const runs = Number(attributes.ApproximateReceiveCount);
    const fields = { businessId: requested.businessId, exportId: requested.id, runs };
    try {
      if (runs > MAX_RUNS) throw new Error('All runs ended without an outcome');
      await prepareExport(dependencies, requested, run);
    } catch (error) {
      if (runs >= MAX_RUNS) {
        logLine('error', { event: 'export-failed', ...fields, ...failureFields(error) });
        await dependencies.exports.fail(requested.businessId, requested.id);
        continue;
      }
      const isContinued = error instanceof OutOfTime;
      if (isContinued) logLine('info', { event: 'export-continues', ...fields });
      else logLine('warn', { event: 'export-run-failed', ...fields, ...failureFields(error) });
      await dependencies.queue.postpone(receiptHandle, isContinued ? 0 : RETRY_SECONDS);
      again.push(messageId);
    }
  }
  return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
}
