import { SHARDS } from '#functions/data/table/keys.ts';
import type { Queue } from '#functions/services/queue.ts';

/** Queues a message for each shard of open invoices. Throws if one was not queued; a shard may be queued twice. */
export async function queueShards(queue: Pick<Queue, 'send'>): Promise<void> {
  await Promise.all(Array.from({ length: SHARDS }, (_, shard) => queue.send(JSON.stringify({ shard }))));
}
