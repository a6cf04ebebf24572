import { type Key, signInFailures, signInFailuresKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { beginAttempt, type Limit } from './failure-count.ts';
import { networkOf } from './network.ts';

/** Who tries to sign in: the e-mail, whether it has an account or not, and where the attempt comes from. */
export type SignInOrigin = {
  readonly email: string;
  /** A device on which this e-mail has signed in before. */
  readonly device: string | null;
  readonly address: string | undefined;
};

/** An attempt under way; exactly one of these ends it. */
export type SignInAttempt = {
  /** It counts from now on. */
  fail: () => Promise<void>;
  /** Earlier failures from the same network or device no longer count. */
  succeed: () => Promise<void>;
  /** It counts as neither. */
  drop: () => Promise<void>;
};

export type SignInAttempts = {
  /**
   * Begins an attempt before its password is checked, so that parallel ones cannot slip through. Returns null beyond the
   * limit. Attempts beyond it that could still succeed, because others are under way, wait for those.
   */
  begin: (origin: SignInOrigin, now: Date) => Promise<SignInAttempt | null>;
  /** Resets all counts of an e-mail. */
  clear: (email: string) => Promise<void>;
};

const PER_ORIGIN: Limit = { max: 10, windowSeconds: 15 * 60 };
const IN_TOTAL: Limit = { max: 100, windowSeconds: 60 * 60 };

/**
 * Failed sign-ins per e-mail: ten in fifteen minutes per network and a hundred an hour in total. A device that signed in
 * before has a count of its own, so that strangers cannot lock its owner out. Devices have a total too: a person who
 * signed in before, and no longer can, may have kept many device tokens.
 */
export function signInAttempts(table: Table): SignInAttempts {
  return {
    async begin({ email, device, address }, now) {
      const [origin, total] = device ? [`DEVICE#${device}`, 'DEVICES'] : [`NETWORK#${networkOf(address)}`, 'ALL'];
      const here = await beginAttempt(table, { ...PER_ORIGIN, key: signInFailuresKey(email, origin) }, now);
      if (!here) return null;
      const inTotal = await beginAttempt(table, { ...IN_TOTAL, key: signInFailuresKey(email, total) }, now);
      if (inTotal) return both(here, inTotal);
      await here.drop();
      return null;
    },
    async clear(email) {
      const counts = await table.query<Key>(startingWith(signInFailures(email)));
      await Promise.all(counts.map(({ pk, sk }) => table.transact({ count: remove({ pk, sk }) })));
    },
  };
}

/** A success leaves the total alone: it limits guessing from many networks, whatever happens in one of them. */
function both(here: SignInAttempt, inTotal: SignInAttempt): SignInAttempt {
  return {
    fail: async () => void (await Promise.all([here.fail(), inTotal.fail()])),
    succeed: async () => void (await Promise.all([here.succeed(), inTotal.drop()])),
    drop: async () => void (await Promise.all([here.drop(), inTotal.drop()])),
  };
}
