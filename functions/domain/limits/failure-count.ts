import type { Key } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { secondsAt } from '#shared/time-units.ts';

/** The number of failures allowed in a window, and its length. */
export type Limit = { readonly max: number; readonly windowSeconds: number };

/** The stored count of a window that starts with the first attempt. */
type Counted = {
  /** Failures and attempts in progress. */
  readonly attempts: number;
  readonly failures: number;
  /** Epoch seconds. */
  readonly windowStart: number;
};

type Count = Limit & { readonly key: Key };

/** An attempt in progress. Exactly one of these ends it: a failure counts, a success resets the failures, or neither. */
export type Attempt = Record<'fail' | 'succeed' | 'drop', () => Promise<void>>;

/**
 * Begins an attempt. Returns null once failures reach the limit. While failures and attempts in progress together reach
 * it, waits for the latter; those that do not end count as failures.
 */
export async function beginAttempt(table: Table, count: Count, at: Date): Promise<Attempt | null> {
  const now = secondsAt(at);
  const begun = await retry('sign-in-attempt', async () => {
    const before = await table.get<Counted>(count.key);
    if (!before || before.windowStart <= now - count.windowSeconds) return openWindow(table, { ...count, now });
    return before.failures >= count.max ? 'locked' : countOn(table, count, before);
  });
  return begun === null || begun === 'locked' ? null : attemptIn(table, count.key, begun);
}

/** Counts an attempt in a window; null if the limit is reached or the window has ended. */
function countOn(table: Table, { key, max }: Count, { windowStart }: Counted): Promise<Counted | null> {
  return table.update<Counted>({
    Key: key,
    UpdateExpression: 'ADD attempts :one',
    ConditionExpression: 'windowStart = :start AND attempts < :max',
    ExpressionAttributeValues: { ':one': 1, ':start': windowStart, ':max': max },
  });
}

/** Opens a window with one attempt; null if a concurrent attempt opened it. */
function openWindow(table: Table, { key, windowSeconds, now }: Count & { now: number }): Promise<Counted | null> {
  return table.update<Counted>({
    Key: key,
    UpdateExpression: 'SET attempts = :one, failures = :zero, windowStart = :now, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR windowStart <= :expired',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':zero': 0,
      ':now': now,
      ':expired': now - windowSeconds,
      ':ttl': now + 2 * windowSeconds,
    },
  });
}

function attemptIn(table: Table, key: Key, begun: Counted): Attempt {
  const add = async (attribute: 'attempts' | 'failures', amount: 1 | -1) => {
    await table.update({
      Key: key,
      UpdateExpression: 'ADD #attribute :amount',
      // A later window, or one opened after a reset, does not include this attempt.
      ConditionExpression: 'windowStart = :start AND attempts > failures',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':amount': amount, ':start': begun.windowStart },
    });
  };
  return {
    fail: () => add('failures', 1),
    drop: () => add('attempts', -1),
    succeed: () => (begun.failures === 0 ? add('attempts', -1) : forgetFailures(table, key, begun)),
  };
}

/** Ends an attempt and resets the failures, but keeps the other attempts in progress. */
async function forgetFailures(table: Table, key: Key, { windowStart }: Counted): Promise<void> {
  await retry('sign-in-success', async () => {
    const before = await table.get<Counted>(key);
    if (before?.windowStart !== windowStart) return true;
    return table.update({
      Key: key,
      UpdateExpression: 'SET attempts = :attempts, failures = :zero',
      ConditionExpression: 'windowStart = :start AND attempts = :attemptsBefore AND failures = :failuresBefore',
      ExpressionAttributeValues: {
        ':attempts': Math.max(0, before.attempts - before.failures - 1),
        ':zero': 0,
        ':start': windowStart,
        ':attemptsBefore': before.attempts,
        ':failuresBefore': before.failures,
      },
    });
  });
}
