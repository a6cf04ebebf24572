import { suppressedAddressKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SuppressionReason, Suppressions } from '#functions/services/suppressions.ts';

/** Seconds for which an address that bounced gets no mail; it may start to exist. Complaints never expire. */
const BOUNCE_SECONDS = 30 * 86_400;

type SuppressedAddress = { readonly reason: SuppressionReason; readonly ttl?: number };

export type SuppressedAddresses = Suppressions & {
  /** Suppresses an address because of an event at `at`. Idempotent, and independent of the order of events. */
  suppress: (suppression: { address: string; reason: SuppressionReason; at: string }) => Promise<void>;
};

/** Addresses that get no mail from any business, since all share one sender. */
export function suppressedAddresses(table: Table): SuppressedAddresses {
  return {
    async find(address, now) {
      const found = await table.get<SuppressedAddress>(suppressedAddressKey(address));
      const isOver = found?.ttl !== undefined && found.ttl * 1000 <= now.getTime();
      return isOver ? undefined : found?.reason;
    },
    async suppress({ address, reason, at }) {
      const isForGood = reason === 'COMPLAINED';
      const ttl = Math.floor(Date.parse(at) / 1000) + BOUNCE_SECONDS;
      await table.update({
        Key: suppressedAddressKey(address),
        UpdateExpression: `SET #reason = :reason, #at = :at${isForGood ? ' REMOVE #ttl' : ', #ttl = :ttl'}`,
        // A complaint never expires and is never replaced; otherwise the newer event wins.
        ConditionExpression: `attribute_not_exists(pk) OR ${isForGood ? 'attribute_exists(#ttl)' : '#ttl < :ttl'}`,
        ExpressionAttributeNames: { '#reason': 'reason', '#at': 'at', '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':reason': reason, ':at': at, ...(!isForGood && { ':ttl': ttl }) },
      });
    },
  };
}
