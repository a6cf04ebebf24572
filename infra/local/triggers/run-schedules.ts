import { setTimeout as pause } from 'node:timers/promises';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { QueueName } from '#infra/queues.ts';
import { SCHEDULED_FUNCTIONS } from '#infra/schedules.ts';
import type { LoadFunction } from './functions.ts';
import { runSchedule } from './schedules.ts';

/** The queues that scheduled functions fill, and those of the emails that follow. */
const WORK: readonly QueueName[] = ['open-shards', 'reminder-runs', 'charges', 'role-changes'];
/** The events that tell what banks decided on debits by then. */
const EVENTS: readonly QueueName[] = ['stripe-events'];
const MAILS: readonly QueueName[] = ['mails', 'account-mails'];
const POLL_MS = 200;
const MAX_WORK_MS = 300_000;
/** An event or an email may wait for its next try for hours. */
const MAX_EVENTS_MS = 10_000;
const MAX_MAILS_MS = 20_000;

type Queues = { readonly urlOf: (name: string) => string; readonly client?: SQSClient };

/**
 * Runs every scheduled function once as of a time, such as one next year, and waits until everything that they queued
 * is done, the emails included. Returns whether it is.
 */
export async function runSchedules(load: LoadFunction, at: Date, { urlOf, client }: Queues): Promise<boolean> {
  const sqs = client ?? new SQSClient();
  const isBusy = async (names: readonly QueueName[]) =>
    (await Promise.all(names.map((name) => waiting(sqs, urlOf(name))))).some((messages) => messages > 0);
  try {
    await isOver(() => isBusy(EVENTS), MAX_EVENTS_MS);
    await Promise.all(SCHEDULED_FUNCTIONS.map((name) => runSchedule(load, name, at)));
    const isDone = await isOver(() => isBusy(WORK), MAX_WORK_MS);
    return (await isOver(() => isBusy(MAILS), MAX_MAILS_MS)) && isDone;
  } finally {
    if (!client) sqs.destroy();
  }
}

/** Waits until something is over. Returns false if it is not within so many milliseconds. */
async function isOver(isBusy: () => Promise<boolean>, maxMs: number): Promise<boolean> {
  const endsAt = Date.now() + maxMs;
  while (await isBusy()) {
    if (Date.now() > endsAt) return false;
    await pause(POLL_MS);
  }
  return true;
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
