import type { Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

const REPEAT_SECONDS = 60;

/** Claims on messages, each of which is sent at most once a minute. */
export function minuteClaims(table: Pick<Table, 'update' | 'transact'>) {
  return {
    /** Claims a message. Returns false within a minute of the last one. */
    async claim(Key: Key, now: Date): Promise<boolean> {
      const seconds = secondsAt(now);
      const claimed = await table.update({
        Key,
        UpdateExpression: 'SET sentAt = :now, #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(pk) OR sentAt <= :before',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':now': seconds,
          ':before': seconds - REPEAT_SECONDS,
          ':ttl': seconds + DAY_SECONDS,
        },
      });
      return claimed !== null;
    },
    /** Releases the claim on a message that was not sent. */
    async release(key: Key): Promise<void> {
      await table.transact({ delivery: remove(key) });
    },
  };
}
