import { contactFromKey, contactNetworkKey, contactsKey, type Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { countToday, uncountToday } from '#functions/domain/limits/daily-quota.ts';
import { networkOf } from '#functions/domain/limits/network.ts';
import { logLine } from '#functions/services/log.ts';

/** Contact messages per day (UTC) from one email address and from one network. */
const MAX_FROM_ONE = 5;
const MAX_FROM_NETWORK = 20;
/**
 * Messages per day at which the operator is warned. They are not refused: one flood would then close the form for
 * everyone.
 */
const WARNING_COUNT = 300;

/** The sender of a message; the client's address is absent if the call did not come over HTTP. */
export type Sender = { readonly email: string; readonly clientAddress: string | undefined };

/** Counts messages to support. */
export type ContactQuotas = ReturnType<typeof contactQuotas>;

export function contactQuotas(table: Table) {
  return {
    /**
     * Counts a message. Returns a function that undoes it, or null beyond the daily quota of the sender or their
     * network.
     */
    async count({ email, clientAddress }: Sender, now: Date): Promise<(() => Promise<void>) | null> {
      const day = now.toISOString().slice(0, 10);
      const counted: Key[] = [];
      const undo = async () => void (await Promise.all(counted.map((key) => uncountToday(table, key))));
      const limits: [key: Key, max: number][] = [
        [contactFromKey(day, email), MAX_FROM_ONE],
        ...(clientAddress
          ? [[contactNetworkKey(day, networkOf(clientAddress)), MAX_FROM_NETWORK] as [Key, number]]
          : []),
        [contactsKey(day), Number.MAX_SAFE_INTEGER],
      ];
      for (const [key, max] of limits) {
        const count = await countToday(table, key, { max, now });
        if (count === null) {
          await undo();
          return null;
        }
        counted.push(key);
        // This event raises an alarm (infra/stack/log-alarms.ts).
        if (max > WARNING_COUNT && count >= WARNING_COUNT) logLine('warn', { event: 'contact-messages-many', count });
      }
      return undo;
    },
  };
}
