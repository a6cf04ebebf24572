import { signInFailuresKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { remove } from '#functions/data/write.ts';

const MAX_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/** Counts sign-ins of an e-mail, existing or not. */
export type SignInAttempts = {
  /**
   * Counts an attempt before the password is looked at, so that parallel guesses cannot slip through; answers false
   * when ten attempts within fifteen minutes have failed.
   */
  begin: (email: string, now: Date) => Promise<boolean>;
  /** Forgets the failures of an e-mail. */
  clear: (email: string) => Promise<void>;
};

export function signInAttempts(table: Table): SignInAttempts {
  return {
    async begin(email, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return (
        (await countOn(table, email, seconds)) ||
        (await countAnew(table, email, seconds)) ||
        // Another attempt may have opened the window between the two.
        countOn(table, email, seconds)
      );
    },
    async clear(email) {
      await table.transact({ failures: remove(signInFailuresKey(email)) });
    },
  };
}

/** Counts within a window that is running. */
async function countOn(table: Table, email: string, now: number): Promise<boolean> {
  const counted = await table.update({
    Key: signInFailuresKey(email),
    UpdateExpression: 'ADD failures :one',
    ConditionExpression: 'windowStart > :expired AND failures < :max',
    ExpressionAttributeValues: { ':one': 1, ':expired': now - WINDOW_SECONDS, ':max': MAX_FAILURES },
  });
  return counted !== null;
}

/** Opens a window where none runs. */
async function countAnew(table: Table, email: string, now: number): Promise<boolean> {
  const counted = await table.update({
    Key: signInFailuresKey(email),
    UpdateExpression: 'SET failures = :one, windowStart = :now, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR windowStart <= :expired',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':now': now,
      ':expired': now - WINDOW_SECONDS,
      ':ttl': now + 2 * WINDOW_SECONDS,
    },
  });
  return counted !== null;
}
