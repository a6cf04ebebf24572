import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#functions/data/table/ids.ts';
import { accountChangeKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { secondsAt } from '#shared/time-units.ts';

/** Longer than a function may run: a change that still holds its lease after this was interrupted. */
const LEASE_SECONDS = 30;

/** Others wait about as long as a change takes; the pause doubles, so that many of them do not slow it down. */
const FIRST_PAUSE_MS = 250;

/**
 * Makes a change of an account that takes several steps at the identity provider and in the table, one at a time per
 * user: a step of a call that is refused could otherwise undo one of the call that succeeds. `read` reads what the
 * change is based on and throws if it may not be made; it is called once any other change has ended. Throws UNAVAILABLE
 * if others take too long.
 */
export type AccountChanges = <Read, Result>(
  userId: string,
  read: () => Promise<Read>,
  change: (read: Read) => Promise<Result>,
) => Promise<Result>;

export function accountChangesIn(table: Table): AccountChanges {
  return async (userId, read, change) => {
    const lease = leaseOn(table, userId);
    let pauseMs = FIRST_PAUSE_MS;
    const done = await retry('account-change', async () => {
      if (!(await lease.take())) {
        await pause(pauseMs * (1 + Math.random()));
        pauseMs *= 2;
        // The other change may have settled this one.
        await read();
        return null;
      }
      try {
        return { result: await change(await read()) };
      } finally {
        await lease.end();
      }
    });
    if (!done) throw refusal({ BUSY });
    return done.result;
  };
}

function leaseOn(table: Table, userId: string) {
  const Key = accountChangeKey(userId);
  const holder = newId();
  return {
    async take(): Promise<boolean> {
      const now = secondsAt(new Date());
      const taken = await table.update({
        Key,
        UpdateExpression: 'SET holder = :holder, #ttl = :end',
        ConditionExpression: 'attribute_not_exists(holder) OR #ttl < :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':holder': holder, ':end': now + LEASE_SECONDS, ':now': now },
      });
      return taken !== null;
    },
    /** Never throws: the change has been made, and the lease ends by itself. */
    async end(): Promise<void> {
      const release = table.update(onlyIf(set(Key, { holder: undefined }), ifEqual({ holder })));
      await release.catch((error: unknown) =>
        logLine('warn', { event: 'account-lease-kept', ...failureFields(error) }),
      );
    },
  };
}
