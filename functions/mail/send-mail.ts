import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { isOrdered, kindOf } from './kinds.ts';
import type { Mailer } from './mail.ts';
import type { Ending, Records, Sources } from './mail-kind.ts';
import type { QueuedMail } from './orders/queued-mail.ts';
import { sendOnce } from './send-once.ts';

/** The dependencies of sending any queued email. */
export type Dependencies = Sources &
  Records & {
    readonly limits: MessageLimits;
    readonly mailer: Mailer;
    readonly appointmentsOf: Sources['appointmentsOf'] & Records['appointmentsOf'];
  };

/** A run of the function: when it began, and the latest time at which Lambda ends it. */
export type Run = { readonly now: Date; readonly endsBy: Date };

/**
 * Sends a queued email, and then the one that follows it, such as the copy that its sender wants. One that follows and
 * fails leaves the first as it is, and is tried again with the next delivery of the first.
 */
export async function sendMail(dependencies: Dependencies, mail: QueuedMail, run: Run): Promise<void> {
  await sendOne(dependencies, mail, run);
  const next = kindOf(mail).next?.(mail);
  if (next) await sendOne(dependencies, next, run);
}

/**
 * Sends an email as it is now, however often it is delivered: once, or once more for a repeatable kind if it is unknown
 * whether it was sent. Sends none that is obsolete or that nobody is to get. Records how it ended; throws after a
 * temporary failure, when nothing was sent.
 */
async function sendOne(dependencies: Dependencies, mail: QueuedMail, run: Run): Promise<void> {
  const { attempts } = dependencies;
  const { now, endsBy } = run;
  const kind = kindOf(mail);
  const state = await attempts.stateOf(mail, now);
  if (state === 'SETTLED' || (state === 'UNKNOWN' && isOrdered(mail))) return;
  if (state === 'RUNNING') throw new Error('Another run is sending the email');
  const isRepeat = state === 'ABANDONED' && kind.isRepeatable;
  if (state.startsWith('ABANDONED') && !isRepeat) return settle(dependencies, mail, { state: 'UNCONFIRMED', now });
  const composed = await kind.compose(dependencies, mail, now);
  if (composed === 'OBSOLETE') return settle(dependencies, mail, { state: 'NOT_SENT', now });
  if (composed === 'UNWANTED') {
    await attempts.settle(mail, now);
    return logLine('info', { event: 'mail-not-wanted', kind: mail.kind });
  }
  const isBegun = isRepeat ? await attempts.repeat(mail, run) : await attempts.begin(mail, endsBy);
  if (!isBegun) throw new Error('Another run began to send the email');
  await sendOnce(dependencies, mail, {
    composed,
    isRepeatable: kind.isRepeatable,
    now,
    onEnd: (state, cause) => settle(dependencies, mail, { state, now, cause }),
  });
}

/** Settles an email, and records how it ended. */
export async function settle(records: Records, mail: QueuedMail, ending: Ending): Promise<void> {
  const { settle: record } = kindOf(mail);
  await (record ? record(records, mail, ending) : records.attempts.settle(mail, ending.now));
  const { state, cause } = ending;
  if (state === 'SENT') return;
  logLine('warn', { event: 'mail-not-sent', kind: mail.kind, state, ...(cause !== undefined && failureFields(cause)) });
}
