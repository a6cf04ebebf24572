import type { Delivery } from '#functions/services/consume.ts';
import { addLogFields, recordMark } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import type { QueuedMail } from '#functions/mail/orders/business-mails.ts';
import { recordFailure } from './kinds/record-failure.ts';
import {
  type Dependencies as AppointmentDependencies,
  giveUpAppointmentMail,
  sendAppointmentMail,
} from './kinds/send-appointment-mail.ts';
import { type Dependencies, type Run, sendMail } from './send-mail.ts';

/** Deliveries of an email that keeps failing, over six hours; then it is a dead letter (infra/queues.ts). */
export const DELIVERIES = 30;
const FIRST_DELAY_SECONDS = 15;
const MAX_DELAY_SECONDS = 900;

/** The dependencies of sending any queued email. */
export type AnyMailDependencies = Dependencies & AppointmentDependencies;

type Parts = { readonly dependencies: AnyMailDependencies; readonly queue: Pick<Queue, 'postpone'> };

/** Sends a queued email; one that fails is delivered again later. Gives it up at its last delivery. */
export async function deliverMail({ dependencies, queue }: Parts, mail: QueuedMail, delivery: Delivery): Promise<void> {
  const { receives, receiptHandle } = delivery;
  addLogFields({ record: recordMark(aboutOf(mail)) });
  try {
    if (mail.kind === 'APPOINTMENT') await sendAppointmentMail(dependencies, mail, delivery);
    else await sendMail(dependencies, mail, delivery);
  } catch (error) {
    const isLast = receives >= DELIVERIES;
    if (isLast) await giveUp(dependencies, mail, delivery);
    // If this fails, the queue's own visibility timeout applies.
    await queue.postpone(receiptHandle, isLast ? 0 : retryDelay(receives)).catch(() => undefined);
    throw error;
  }
}

/** Records that an email was not sent, unless an open attempt may have sent it. */
async function giveUp(dependencies: AnyMailDependencies, mail: QueuedMail, { now }: Run): Promise<void> {
  const isUnsent = (await dependencies.attempts.stateOf(mail, now)) === 'NONE';
  if (!isUnsent) return;
  if (mail.kind === 'APPOINTMENT') await giveUpAppointmentMail(dependencies, mail, now);
  else await recordFailure(dependencies, mail, { kind: 'NOT_SENT', now });
}

/** The record that an email concerns. */
function aboutOf(mail: QueuedMail): string {
  if (mail.kind === 'APPOINTMENT') return mail.appointmentId;
  return mail.kind === 'STATEMENT' ? mail.customerId : mail.invoiceId;
}

/** Seconds until a failed email is delivered again: doubling, up to a quarter of an hour. */
export function retryDelay(receives: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (receives - 1), MAX_DELAY_SECONDS);
}
