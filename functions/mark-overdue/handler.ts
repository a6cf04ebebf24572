import type { Context } from 'aws-lambda';
import { withLogFields } from '#functions/services/log.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { queueShards } from './queue-shards.ts';

const queue = sqsQueue(process.env.SHARD_QUEUE_URL);

/** Run by the schedule, hourly. */
export function handler(_event: unknown, { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>): Promise<void> {
  return withLogFields({ requestId }, () => queueShards(queue));
}
