import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import { isRefusedForGood, mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import { logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Mail, Mailer } from './mail.ts';
import type { Ending } from './mail-kind.ts';
import type { QueuedMail } from './orders/queued-mail.ts';

type Senders = {
  readonly attempts: Pick<Attempts, 'release'>;
  readonly limits: MessageLimits;
  readonly mailer: Mailer;
};

type Sending = {
  readonly composed: Mail;
  /** Whether to send it again if it is unknown whether it was sent. */
  readonly isRepeatable: boolean;
  readonly now: Date;
  readonly onEnd: (state: Ending['state'], cause?: unknown) => Promise<void>;
};

/** Sends an email whose attempt has begun. Throws if it has to be delivered again. */
export async function sendOnce(
  { attempts, limits, mailer }: Senders,
  mail: QueuedMail,
  { composed, isRepeatable, now, onEnd }: Sending,
): Promise<void> {
  const { to: recipient, countsFor: businessId } = composed;
  let uncount: (() => Promise<void>) | undefined;
  try {
    if (businessId) uncount = await limits.count({ businessId, recipient, channel: 'EMAIL', now });
    await mailer.send(composed);
  } catch (error) {
    if (mayBeOnItsWay(error) && isRepeatable) throw error;
    if (mayBeOnItsWay(error)) return onEnd('UNCONFIRMED', error);
    await uncount?.();
    if (isOverLimit(error)) return onEnd('NOT_SENT', error);
    if (isRefusedForGood(error)) return onEnd('UNSENDABLE', error);
    await attempts.release(mail);
    throw error;
  }
  await onEnd('SENT');
  logLine('info', { event: 'mail-sent', kind: mail.kind, waitedMs: Date.now() - Date.parse(mail.sentAt) });
}

function isOverLimit(error: unknown): boolean {
  return error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
}
