import { mailAttemptKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import type { QueuedMail } from './orders/queued-mail.ts';

/** Retention of an attempt in seconds, longer than a dead letter can be delivered again. */
const ATTEMPT_SECONDS = 30 * DAY_SECONDS;

/**
 * The state of an email:
 * - `UNKNOWN`: it has no order, and no run has attempted it.
 * - `NONE`: it is ordered, and no run has attempted it.
 * - `RUNNING`: a run is sending it.
 * - `ABANDONED`: a run ended without a result, so the email may have been sent.
 * - `ABANDONED_AGAIN`: so did the run that repeated the attempt.
 * - `SETTLED`: it was sent or has failed for good.
 */
export type AttemptState = 'UNKNOWN' | 'NONE' | 'RUNNING' | 'ABANDONED' | 'ABANDONED_AGAIN' | 'SETTLED';

/** The attempts to send queued emails: each email is sent by one run only. */
export type Attempts = ReturnType<typeof attemptsIn>;

type Attempt = { isSettled?: true; isRepeated?: true; endsBy?: number };

/** Opens the attempts in a table. */
export function attemptsIn(table: Table) {
  /** The write that settles an email; fails if it is settled. */
  const settling = (mail: QueuedMail, now: Date): Write => ({
    Put: {
      Item: { ...mailAttemptKey(mail), isSettled: true, ttl: ttlFrom(now) },
      ConditionExpression: 'attribute_not_exists(isSettled)',
    },
  });
  return {
    async stateOf(mail: QueuedMail, now: Date): Promise<AttemptState> {
      const attempt = await table.get<Attempt>(mailAttemptKey(mail));
      if (!attempt) return 'UNKNOWN';
      if (attempt.isSettled) return 'SETTLED';
      if (attempt.endsBy === undefined) return 'NONE';
      if (attempt.endsBy >= now.getTime()) return 'RUNNING';
      return attempt.isRepeated ? 'ABANDONED_AGAIN' : 'ABANDONED';
    },
    /** Begins the attempt of a run that ends by `endsBy`. Returns false if another run has begun one. */
    async begin(mail: QueuedMail, endsBy: Date): Promise<boolean> {
      const begun = await table.update({
        Key: mailAttemptKey(mail),
        UpdateExpression: 'SET endsBy = :endsBy, #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(endsBy) AND attribute_not_exists(isSettled)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':endsBy': endsBy.getTime(), ':ttl': ttlFrom(endsBy) },
      });
      return begun !== null;
    },
    /** Begins the only repetition of an abandoned attempt, like `begin`. */
    async repeat(mail: QueuedMail, { now, endsBy }: { now: Date; endsBy: Date }): Promise<boolean> {
      const begun = await table.update({
        Key: mailAttemptKey(mail),
        UpdateExpression: 'SET endsBy = :endsBy, isRepeated = :true',
        ConditionExpression: 'endsBy < :now AND attribute_not_exists(isRepeated) AND attribute_not_exists(isSettled)',
        ExpressionAttributeValues: { ':endsBy': endsBy.getTime(), ':now': now.getTime(), ':true': true },
      });
      return begun !== null;
    },
    /** Undoes an attempt that sent nothing. */
    async release(mail: QueuedMail): Promise<void> {
      await table.update({ Key: mailAttemptKey(mail), UpdateExpression: 'REMOVE endsBy' });
    },
    /** Settles an email; it is never sent again. In the same transaction orders another that follows it. */
    async settle(mail: QueuedMail, now: Date, next?: QueuedMail): Promise<void> {
      const attempt = settling(mail, now);
      if (!next) return void (await table.transact({ attempt }));
      await table.transact({ attempt, next: putNew({ ...mailAttemptKey(next), ttl: ttlFrom(now) }) });
    },
    settling,
  };
}

function ttlFrom(time: Date): number {
  return secondsAt(time) + ATTEMPT_SECONDS;
}
