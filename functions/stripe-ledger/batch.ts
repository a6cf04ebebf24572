import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type Stripe from 'stripe';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { applyEvent, type Dependencies } from './apply.ts';

/**
 * How long a message is held back after it failed for the first, second … time, in seconds: a payment that an event
 * overtook comes within moments, or hours later when it could not be delivered. The last failure ends among the dead
 * letters.
 */
export const PAUSES_SECONDS = [2, 60, 1_800, 21_600, 1] as const;

type Parts = { dependencies: Dependencies; queue: Pick<Queue, 'postpone'> };
type Batch = { records: readonly SQSRecord[]; now: Date; timeLeftMs: number };

/**
 * Applies the events of a batch, each by itself, and answers those that failed: they alone are delivered again. What is
 * not done after `timeLeftMs` counts as failed, so that it holds no other back.
 */
export async function applyBatch(parts: Parts, { records, now, timeLeftMs }: Batch): Promise<SQSBatchResponse> {
  const failed: SQSRecord[] = [];
  const applied = records.map(async (record) => {
    try {
      await within(timeLeftMs, applyMessage(parts.dependencies, record, now));
    } catch (error) {
      failed.push(record);
      await heldBack(parts.queue, record, error);
    }
  });
  await Promise.all(applied);
  logLine('info', { event: 'payment-events', received: records.length, failed: failed.length });
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}

/** What is on the queue was verified before it came there. */
async function applyMessage(dependencies: Dependencies, { body }: SQSRecord, now: Date): Promise<void> {
  await applyEvent(dependencies, JSON.parse(body) as Stripe.Event, now);
}

async function heldBack(queue: Parts['queue'], record: SQSRecord, error: unknown): Promise<void> {
  const failures = Number(record.attributes.ApproximateReceiveCount);
  const level = failures < PAUSES_SECONDS.length ? 'warn' : 'error';
  logLine(level, { event: 'payment-event-failed', messageId: record.messageId, failures, ...failureFields(error) });
  const seconds = PAUSES_SECONDS[failures - 1];
  // Where this fails too, the queue's own pause holds.
  if (seconds) await queue.postpone(record.receiptHandle, seconds).catch(() => undefined);
}

async function within(timeLeftMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The time for this batch is over')), timeLeftMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
