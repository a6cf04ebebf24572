import {
  confirmFailuresKey,
  emailChangesKey,
  type Key,
  resetRequestsKey,
  verificationMailsKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import { foldedRecipient } from './folded-recipient.ts';

/** Counts attempts per email, with or without an account, in a window that starts with the first attempt. */
export type Attempts = ReturnType<typeof attemptsIn>;

/** Failed confirmations of a session, keyed by session id: five in fifteen minutes. */
export const confirmAttempts = (table: Table, userId: string): Attempts =>
  attemptsIn(table, { keyOf: (sessionId) => confirmFailuresKey(userId, sessionId), max: 5, windowSeconds: 15 * 60 });

/** Reset link requests: five an hour. */
export const resetRequests = (table: Table): Attempts =>
  attemptsIn(table, { keyOf: resetRequestsKey, max: 5, windowSeconds: 60 * 60 });

/**
 * Verification mails to the mailbox of an account: ten a day with five attempts each, so that codes cannot be guessed,
 * and registrations with labels such as `name+1` cannot flood it.
 */
export const verificationMails = (table: Table): Attempts => mailsToMailbox(table, verificationMailsKey);

/** Verification mails to the new mailbox of an email change: ten a day, so that it cannot be flooded. */
export const emailChanges = (table: Table): Attempts => mailsToMailbox(table, emailChangesKey);

function mailsToMailbox(table: Table, keyOf: (mailbox: string) => Key): Attempts {
  return attemptsIn(table, {
    keyOf: (email) => keyOf(foldedRecipient(email)),
    max: 10,
    windowSeconds: DAY_SECONDS,
  });
}

type Limit = { keyOf: (email: string) => Key; max: number; windowSeconds: number };
type Count = Omit<Limit, 'keyOf'> & { key: Key; now: number };

function attemptsIn(table: Table, { keyOf, ...limit }: Limit) {
  return {
    /**
     * Counts an attempt before it is made, so that concurrent ones cannot exceed the limit. Returns false beyond it.
     */
    async begin(email: string, now: Date): Promise<boolean> {
      const count = { ...limit, key: keyOf(email), now: secondsAt(now) };
      return (
        (await countOn(table, count)) ||
        (await countAnew(table, count)) ||
        // A concurrent attempt may have opened the window in between.
        countOn(table, count)
      );
    },
    /** Uncounts an attempt that was not made after all. */
    async undo(email: string): Promise<void> {
      await table.update({
        Key: keyOf(email),
        UpdateExpression: 'ADD attempts :back',
        ConditionExpression: 'attempts > :none',
        ExpressionAttributeValues: { ':back': -1, ':none': 0 },
      });
    },
    /** Resets the count of an email. */
    async clear(email: string): Promise<void> {
      await table.transact({ attempts: remove(keyOf(email)) });
    },
  };
}

/** Counts within the current window. */
async function countOn(table: Table, { key, max, windowSeconds, now }: Count): Promise<boolean> {
  const counted = await table.update({
    Key: key,
    UpdateExpression: 'ADD attempts :one',
    ConditionExpression: 'windowStart > :expired AND attempts < :max',
    ExpressionAttributeValues: { ':one': 1, ':expired': now - windowSeconds, ':max': max },
  });
  return counted !== null;
}

/** Opens a new window. */
async function countAnew(table: Table, { key, windowSeconds, now }: Count): Promise<boolean> {
  const counted = await table.update({
    Key: key,
    UpdateExpression: 'SET attempts = :one, windowStart = :now, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR windowStart <= :expired',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':now': now,
      ':expired': now - windowSeconds,
      ':ttl': now + 2 * windowSeconds,
    },
  });
  return counted !== null;
}
