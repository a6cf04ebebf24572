import type { Delivery } from '#functions/services/consume.ts';
import { addLogFields, failureFields, logLine, recordMark } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { isAboutAccount, isOrdered, kindOf } from './kinds.ts';
import type { QueuedMail } from './orders/queued-mail.ts';
import { type Dependencies, type Run, sendMail, settle } from './send-mail.ts';

/** Deliveries of an email that keeps failing, over six hours; then it is a dead letter (infra/queues.ts). */
export const DELIVERIES = 30;
const FIRST_DELAY_SECONDS = 15;
const MAX_DELAY_SECONDS = 900;

type Postponing = Pick<Queue, 'postpone'>;
type Parts = {
  readonly dependencies: Dependencies;
  /** The queues that feed the function. */
  readonly queues: { readonly account: Postponing; readonly business: Postponing };
};

/** Sends a queued email; one that fails is delivered again later. Gives it up at its last delivery. */
export async function deliverMail(
  { dependencies, queues }: Parts,
  mail: QueuedMail,
  delivery: Delivery,
): Promise<void> {
  const { receives, receiptHandle } = delivery;
  addLogFields({ record: recordMark(aboutOf(mail)) });
  try {
    await sendMail(dependencies, mail, delivery);
  } catch (error) {
    const isLast = receives >= DELIVERIES;
    if (isLast) await giveUp(dependencies, mail, delivery);
    const isAwaited = isAboutAccount(mail);
    if (isAwaited) logLine('error', { event: 'account-mail-failed', kind: mail.kind, ...failureFields(error) });
    // If this fails, the queue's own visibility timeout applies.
    const queue = isAwaited ? queues.account : queues.business;
    await queue.postpone(receiptHandle, isLast ? 0 : retryDelay(receives)).catch(() => undefined);
    throw error;
  }
}

/**
 * Records that an email was not sent, unless an open attempt may have sent it. One whose end is recorded nowhere stays
 * as it is: nobody sees that it is missing, so its dead letter can still be sent.
 */
async function giveUp(dependencies: Dependencies, mail: QueuedMail, { now }: Run): Promise<void> {
  const { settle: isRecorded } = kindOf(mail);
  if (!isRecorded) return;
  const state = await dependencies.attempts.stateOf(mail, now);
  if (state === 'NONE' || (state === 'UNKNOWN' && !isOrdered(mail))) {
    await settle(dependencies, mail, { state: 'NOT_SENT', now });
  }
}

/** The record that an email is about, or else its recipient. */
function aboutOf(mail: QueuedMail): string {
  if ('invoiceId' in mail) return mail.invoiceId;
  if ('estimateId' in mail) return mail.estimateId;
  if ('appointmentId' in mail) return mail.appointmentId;
  if ('customerId' in mail) return mail.customerId;
  if ('businessId' in mail) return mail.businessId;
  return 'to' in mail ? mail.to : mail.message.email;
}

/** Seconds until a failed email is delivered again: doubling, up to a quarter of an hour. */
export function retryDelay(receives: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (receives - 1), MAX_DELAY_SECONDS);
}
