import type Stripe from 'stripe';
import { AGAIN, type Delivery } from '#functions/services/consume.ts';
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

type Parts = { readonly dependencies: Dependencies; readonly queue: Pick<Queue, 'postpone'> };

/** Milliseconds reserved for postponing failed events and responding. */
const RESPONSE_MS = 5_000;

/**
 * Applies a queued event. One that fails is postponed, as is one that takes longer than the run, so that it does not
 * delay the others of its batch. One that is given up is not applied again, and the queue makes it a dead letter.
 */
export async function applyQueued(
  { dependencies, queue }: Parts,
  event: Stripe.Event,
  { now, endsBy, queuedAt, receives, receiptHandle }: Delivery,
): Promise<typeof AGAIN | undefined> {
  const ageSeconds = (now.getTime() - queuedAt.getTime()) / 1_000;
  if (ageSeconds >= GIVE_UP_SECONDS && receives > MIN_RECEIVES) return AGAIN;
  try {
    await within(endsBy.getTime() - Date.now() - RESPONSE_MS, applyEvent(dependencies, event, now));
    return undefined;
  } catch (error) {
    const seconds = retryDelay(ageSeconds);
    logLine(seconds > 0 ? 'warn' : 'error', { event: 'payment-event-failed', ...failureFields(error) });
    // If this fails, the queue's own visibility timeout applies.
    await queue.postpone(receiptHandle, seconds).catch(() => undefined);
    return AGAIN;
  }
}

async function within(timeLeftMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The time of this run is up')), timeLeftMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
