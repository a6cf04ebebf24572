import type { SQSBatchResponse } from 'aws-lambda';
import { handleEach, type Message } from '#functions/services/batch.ts';
import { logLine } from '#functions/services/log.ts';
import { type Dependencies, markOverdue } from './mark-overdue.ts';

/** Marks the overdue invoices of these shards and returns the shards in which some could not be marked. */
export function markBatch(
  dependencies: Dependencies,
  messages: readonly Message[],
  now: Date,
): Promise<SQSBatchResponse> {
  return handleEach<{ shard: number }>(messages, 'shard-not-swept', async ({ shard }) => {
    const marked = await markOverdue(dependencies, shard, now);
    logLine('info', { event: 'shard-swept', shard, marked });
  });
}
