import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import { isRefusedForGood, mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import { logLine } from '#functions/services/log.ts';
import type { Mail, Mailer } from './mail.ts';
import type { QueuedMail } from '#functions/mail/orders/business-mails.ts';
import { AppError } from '#shared/errors.ts';
import type { Attempts } from './attempts.ts';
import type { FailureKind } from './kinds/record-failure.ts';

type Senders = {
  readonly attempts: Pick<Attempts, 'release'>;
  readonly limits: MessageLimits;
  readonly mailer: Mailer;
};

type Sending = {
  readonly composed: Mail;
  /** The business whose daily limits apply; no limits if absent. */
  readonly counted: { readonly businessId: string; readonly recipient: string } | undefined;
  /** Whether to send it again if it is unknown whether it was sent. */
  readonly isRepeatable: boolean;
  readonly now: Date;
  readonly onSent: () => Promise<void>;
  readonly onFailed: (kind: FailureKind, cause: unknown) => Promise<void>;
};

/** Sends an email whose attempt has begun. Throws if it has to be delivered again. */
export async function sendOnce(
  { attempts, limits, mailer }: Senders,
  mail: QueuedMail,
  { composed, counted, isRepeatable, now, onSent, onFailed }: Sending,
): Promise<void> {
  let uncount: (() => Promise<void>) | undefined;
  try {
    if (counted) uncount = await limits.count({ ...counted, channel: 'EMAIL', now });
    await mailer.send(composed);
  } catch (error) {
    if (mayBeOnItsWay(error) && isRepeatable) throw error;
    if (mayBeOnItsWay(error)) return onFailed('UNCONFIRMED', error);
    await uncount?.();
    if (isOverLimit(error)) return onFailed('NOT_SENT', error);
    if (isRefusedForGood(error)) return onFailed('UNSENDABLE', error);
    await attempts.release(mail);
    throw error;
  }
  await onSent();
  logLine('info', { event: 'invoice-mail-sent', kind: mail.kind, waitedMs: Date.now() - Date.parse(mail.sentAt) });
}

function isOverLimit(error: unknown): boolean {
  return error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
}
