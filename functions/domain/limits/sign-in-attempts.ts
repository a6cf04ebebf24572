import { type Key, signInFailures, signInFailuresKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { type Attempt, beginAttempt, type Limit } from './failure-count.ts';
import { networkOf } from './network.ts';

/** The email of a sign-in, with or without an account, and where the attempt comes from. */
export type SignInOrigin = {
  readonly email: string;
  /** A device on which this email has signed in before. */
  readonly device: string | null;
  readonly address: string | undefined;
};

export type SignInAttempts = ReturnType<typeof signInAttempts>;

const PER_ORIGIN: Limit = { max: 10, windowSeconds: 15 * 60 };
const IN_TOTAL: Limit = { max: 100, windowSeconds: 60 * 60 };

/**
 * Limits failed sign-ins per email: ten in fifteen minutes per network and a hundred an hour in total. A device that
 * has signed in before is counted separately, so that strangers cannot lock its owner out. Known devices have a total
 * too: each sign-in issues another device token.
 */
export function signInAttempts(table: Table) {
  return {
    /**
     * Begins an attempt before its password is checked, so that concurrent ones cannot exceed the limit. Returns null
     * beyond it. Waits while attempts in progress decide whether the limit is reached.
     */
    async begin({ email, device, address }: SignInOrigin, now: Date): Promise<Attempt | null> {
      const [origin, total] = device ? [`DEVICE#${device}`, 'DEVICES'] : [`NETWORK#${networkOf(address)}`, 'ALL'];
      const here = await beginAttempt(table, { ...PER_ORIGIN, key: signInFailuresKey(email, origin) }, now);
      if (!here) return null;
      const inTotal = await beginAttempt(table, { ...IN_TOTAL, key: signInFailuresKey(email, total) }, now);
      if (inTotal) return both(here, inTotal);
      await here.drop();
      return null;
    },
    /** Resets all counts of an email. */
    async clear(email: string): Promise<void> {
      const counts = await table.query<Key>(startingWith(signInFailures(email)));
      await Promise.all(counts.map(({ pk, sk }) => table.transact({ count: remove({ pk, sk }) })));
    },
  };
}

/** A success does not reset the total, which limits guessing from many networks. */
function both(here: Attempt, inTotal: Attempt): Attempt {
  return {
    fail: async () => void (await Promise.all([here.fail(), inTotal.fail()])),
    succeed: async () => void (await Promise.all([here.succeed(), inTotal.drop()])),
    drop: async () => void (await Promise.all([here.drop(), inTotal.drop()])),
  };
}
