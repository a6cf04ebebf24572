import { SHARDS } from '#functions/data/table/keys.ts';
import type { Queue } from '#functions/services/queue.ts';

/**
 * Queues a message for each shard of open invoices, to be handled as of a time, by default that at which it is. Throws if
 * one was not queued; a shard may be queued twice.
 */
export async function queueShards(queue: Pick<Queue, 'send'>, at?: string): Promise<void> {
  const message = (shard: number) => JSON.stringify({ shard, ...(at && { at }) });
  await Promise.all(Array.from({ length: SHARDS }, (_, shard) => queue.send(message(shard))));
}
