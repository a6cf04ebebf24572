import type { Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove, type Update } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

const REPEAT_SECONDS = 60;

/** Claims on messages, each of which is sent at most once a minute. */
export function minuteClaims(table: Pick<Table, 'update' | 'transact'>) {
  return {
    /** Claims a message. Returns false within a minute of the last one. */
    claim: async (key: Key, now: Date): Promise<boolean> => (await table.update(minuteClaim(key, now))) !== null,
    /** Releases the claim on a message that was not sent. */
    async release(key: Key): Promise<void> {
      await table.transact({ delivery: remove(key) });
    },
  };
}

/** The update that claims a message, for a larger transaction; it fails within a minute of the last one. */
export function minuteClaim(Key: Key, now: Date): Update {
  const seconds = secondsAt(now);
  return {
    Key,
    UpdateExpression: 'SET sentAt = :now, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR sentAt <= :before',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds, ':before': seconds - REPEAT_SECONDS, ':ttl': seconds + DAY_SECONDS },
  };
}
