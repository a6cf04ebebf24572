import { setTimeout as pause } from 'node:timers/promises';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { QueueName } from '#infra/queues.ts';
import { SCHEDULED_FUNCTIONS } from '#infra/schedules.ts';
import type { LoadFunction } from './functions.ts';
import { runSchedule } from './schedules.ts';

/** The queues that scheduled functions fill, directly or by what they queue messages for. */
const FILLED: readonly QueueName[] = ['open-shards', 'reminder-runs', 'role-changes', 'mails', 'account-mails'];
const POLL_MS = 200;
/** Longer than what a year of a series takes; an email that keeps failing is not waited for any longer. */
const MAX_WAIT_MS = 120_000;

type Queues = { readonly urlOf: (name: string) => string; readonly client?: SQSClient };

/**
 * Runs every scheduled function once as of a time, such as one next year, and waits until everything that they queued
 * is done, the emails included. Returns whether it is.
 */
export async function runSchedules(load: LoadFunction, at: Date, { urlOf, client }: Queues): Promise<boolean> {
  const sqs = client ?? new SQSClient();
  try {
    await Promise.all(SCHEDULED_FUNCTIONS.map((name) => runSchedule(load, name, at)));
    const endsAt = Date.now() + MAX_WAIT_MS;
    const isEmpty = async () => (await Promise.all(FILLED.map((name) => waiting(sqs, urlOf(name))))).every((n) => n === 0);
    while (!(await isEmpty())) {
      if (Date.now() > endsAt) return false;
      await pause(POLL_MS);
    }
    return true;
  } finally {
    if (!client) sqs.destroy();
  }
}

/** The messages of a queue, without those that are delayed: they are copies of others in case a run is killed. */
async function waiting(sqs: SQSClient, QueueUrl: string): Promise<number> {
  const { Attributes: { ApproximateNumberOfMessages = 0, ApproximateNumberOfMessagesNotVisible = 0 } = {} } =
    await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl,
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
    );
  return Number(ApproximateNumberOfMessages) + Number(ApproximateNumberOfMessagesNotVisible);
}
