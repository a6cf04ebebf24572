import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type Stripe from 'stripe';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { applyEvent, type Dependencies } from './apply.ts';

/** Age in seconds at which a failing event is given up, if it was also delivered `MIN_RECEIVES` times. */
const GIVE_UP_SECONDS = 12 * 3_600;
const MIN_RECEIVES = 20;
const MAX_DELAY_SECONDS = 6 * 3_600;

/**
 * Seconds until a failed event is redelivered: its current age, since an event can arrive moments or hours before its
 * payment. 0 once it is given up, so that the queue soon makes it a dead letter.
 */
export function retryDelay(ageSeconds: number): number {
  if (ageSeconds >= GIVE_UP_SECONDS) return 0;
  return Math.min(Math.max(2, Math.ceil(ageSeconds)), MAX_DELAY_SECONDS);
}

type Parts = { dependencies: Dependencies; queue: Pick<Queue, 'postpone'> };
type Failure = { record: SQSRecord; now: Date; error: unknown };
type Batch = { records: readonly SQSRecord[]; now: Date; timeLeftMs: number };

/**
 * Applies the events of a batch independently and returns the failed ones, which alone are redelivered. Events not
 * applied within `timeLeftMs` count as failed, so that a slow one does not delay the others.
 */
export async function applyBatch(parts: Parts, { records, now, timeLeftMs }: Batch): Promise<SQSBatchResponse> {
  const failed: SQSRecord[] = [];
  const applied = records.map(async (record) => {
    if (isGivenUp(record, now)) {
      failed.push(record);
      return;
    }
    try {
      await within(timeLeftMs, applyMessage(parts.dependencies, record, now));
    } catch (error) {
      failed.push(record);
      await postpone(parts.queue, { record, now, error });
    }
  });
  await Promise.all(applied);
  logLine('info', { event: 'payment-events', received: records.length, failed: failed.length });
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}

/** Whether an event is given up: it is not applied again, and the queue makes it a dead letter. */
function isGivenUp({ attributes }: SQSRecord, now: Date): boolean {
  return ageOf(attributes, now) >= GIVE_UP_SECONDS && Number(attributes.ApproximateReceiveCount) > MIN_RECEIVES;
}

function ageOf({ SentTimestamp }: SQSRecord['attributes'], now: Date): number {
  return (now.getTime() - Number(SentTimestamp)) / 1_000;
}

/** The webhook verified messages before queueing them. */
async function applyMessage(dependencies: Dependencies, { body }: SQSRecord, now: Date): Promise<void> {
  await applyEvent(dependencies, JSON.parse(body) as Stripe.Event, now);
}

async function postpone(queue: Parts['queue'], { record, now, error }: Failure): Promise<void> {
  const seconds = retryDelay(ageOf(record.attributes, now));
  logLine(seconds > 0 ? 'warn' : 'error', {
    event: 'payment-event-failed',
    messageId: record.messageId,
    receives: Number(record.attributes.ApproximateReceiveCount),
    ...failureFields(error),
  });
  // If this fails, the queue's own visibility timeout applies.
  await queue.postpone(record.receiptHandle, seconds).catch(() => undefined);
}

async function within(timeLeftMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The time for this batch is up')), timeLeftMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
