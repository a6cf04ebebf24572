import type { Context } from 'aws-lambda';
import { withLogFields } from '#functions/services/log.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { queueShards } from './queue-shards.ts';

const queues = [sqsQueue(process.env.SHARD_QUEUE_URL), sqsQueue(process.env.REMINDER_QUEUE_URL)];

/** Run by the schedule, hourly: queues the shards for the overdue sweep and for reminders. */
export async function handler(
  _event: unknown,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<void> {
  await withLogFields({ requestId }, () => Promise.all(queues.map(queueShards)));
}
