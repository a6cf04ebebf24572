import type { Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/**
 * Increments a daily count, whose key contains the day, and returns it. Returns null and counts nothing once `max` is
 * reached. The count expires two days later.
 */
export async function countToday(
  table: Table,
  Key: Key,
  { max, now }: { max: number; now: Date },
): Promise<number | null> {
  const counted = await table.update<{ messages: number }>({
    Key,
    UpdateExpression: 'ADD messages :one SET #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR messages < :max',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':max': max,
      ':ttl': secondsAt(now) + 2 * DAY_SECONDS,
    },
  });
  return counted?.messages ?? null;
}

/** Decrements a daily count, for an operation that did not take place. */
export async function uncountToday(table: Table, Key: Key): Promise<void> {
  await table.update({
    Key,
    UpdateExpression: 'ADD messages :back',
    ConditionExpression: 'messages > :none',
    ExpressionAttributeValues: { ':back': -1, ':none': 0 },
  });
}
