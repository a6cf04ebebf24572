import { isIPv4, isIPv6 } from 'node:net';
import { type Key, registrationsFromKey, registrationsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { logLine } from '#functions/services/log.ts';
import { countToday } from './daily-quota.ts';
import { networkOf } from './network.ts';

/** Registrations per day (UTC) from one network, and in total, that need no proof of work. */
const FREE_FROM_NETWORK = 5;
const FREE_IN_TOTAL = 1_000;
/** Registrations per day from one network beyond which the proof takes sixteen times the work. */
const MANY_FROM_NETWORK = 50;

/** How much work a registration must prove. */
export type Work = 'none' | 'some' | 'much';

/** Counts registrations, including refused ones, and demands work from those that look automated. */
export type Registrations = ReturnType<typeof registrationsIn>;

export function registrationsIn(table: Table) {
  const keysOf = (address: string | undefined, now: Date) => {
    const day = now.toISOString().slice(0, 10);
    return { network: registrationsFromKey(day, networkOf(address)), total: registrationsKey(day) };
  };
  const countOn = async (key: Key, now: Date) =>
    (await countToday(table, key, { max: Number.MAX_SAFE_INTEGER, now })) ?? 0;
  const readCount = async (key: Key) => (await table.get<{ messages: number }>(key))?.messages ?? 0;
  return {
    /** Counts an attempt and returns the work it must prove. */
    async count(address: string | undefined, now: Date): Promise<Work> {
      if (isLoopback(address)) return 'none';
      const { network, total } = keysOf(address, now);
      const [fromNetwork, inTotal] = await Promise.all([countOn(network, now), countOn(total, now)]);
      // The line raises an alarm (infra/stack/log-alarms.ts).
      if (inTotal === FREE_IN_TOTAL + 1) logLine('warn', { event: 'registrations-many', count: inTotal });
      return workFor({ fromNetwork, inTotal });
    },
    /** The work that the next attempt must prove. */
    async next(address: string | undefined, now: Date): Promise<Work> {
      const { network, total } = keysOf(address, now);
      const [fromNetwork, inTotal] = await Promise.all([readCount(network), readCount(total)]);
      return workFor({ fromNetwork: fromNetwork + 1, inTotal: inTotal + 1 });
    },
  };
}

function workFor({ fromNetwork, inTotal }: { fromNetwork: number; inTotal: number }): Work {
  if (fromNetwork > MANY_FROM_NETWORK) return 'much';
  return fromNetwork > FREE_FROM_NETWORK || inTotal > FREE_IN_TOTAL ? 'some' : 'none';
}

/** Only the local cloud sees such addresses. */
function isLoopback(address = ''): boolean {
  return (isIPv4(address) && address.startsWith('127.')) || (isIPv6(address) && address === '::1');
}
