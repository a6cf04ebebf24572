import { suppressedAddressKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SuppressionReason, Suppressions } from '#functions/services/suppressions.ts';

/** How long an address that takes no mail is left alone, in seconds; it may exist one day. A complaint stays. */
const BOUNCE_SECONDS = 30 * 86_400;

type SuppressedAddress = { readonly reason: SuppressionReason; readonly ttl?: number };

export type SuppressedAddresses = Suppressions & {
  /** Suppresses an address because of an event at `at`. Idempotent, and independent of the order of events. */
  suppress: (suppression: { address: string; reason: SuppressionReason; at: string }) => Promise<void>;
};

/** Whom the product does not write to, whoever asks for it: one sender's name stands for all businesses. */
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
        // A complaint has no end, so it is never replaced; what is newer is.
        ConditionExpression: `attribute_not_exists(pk) OR ${isForGood ? 'attribute_exists(#ttl)' : '#ttl < :ttl'}`,
        ExpressionAttributeNames: { '#reason': 'reason', '#at': 'at', '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':reason': reason, ':at': at, ...(!isForGood && { ':ttl': ttl }) },
      });
    },
  };
}
