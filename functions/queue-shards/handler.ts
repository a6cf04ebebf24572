import type { Context } from 'aws-lambda';
import { withLogFields } from '#functions/services/log.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { queueShards } from './queue-shards.ts';

const queues = [sqsQueue(process.env.SHARD_QUEUE_URL), sqsQueue(process.env.REMINDER_QUEUE_URL)];

/**
 * Run by the schedule, hourly: queues the shards for the overdue sweep and for reminders and recurring invoices; the local
 * cloud can do so as of another time.
 */
export async function handler(
  event: { readonly at?: string } | null,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<void> {
  await withLogFields({ requestId }, () => Promise.all(queues.map((queue) => queueShards(queue, event?.at))));
}
