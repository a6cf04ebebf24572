import { suppressedAddressKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { MailPurpose, SuppressionReason, Suppressions } from '#functions/services/suppressions.ts';

/** Seconds for which a suppression lasts: the address may start to exist, or its owner need a password link. */
const SUPPRESSED_SECONDS = 30 * 86_400;

type SuppressedAddress = { readonly ttl?: number };
type Suppression = { address: string; reason: SuppressionReason; purpose: MailPurpose; at: string };

export type SuppressedAddresses = Suppressions & {
  /**
   * Suppresses an address because of an event at `at`, for 30 days; forever for what businesses send, if its owner
   * complained about that. Idempotent, and independent of the order of events.
   */
  suppress: (suppression: Suppression) => Promise<void>;
};

/** Addresses that get no mail from any business, since all share one sender. */
export function suppressedAddresses(table: Table): SuppressedAddresses {
  const isSuppressed = async (key: ReturnType<typeof keyOf>, now: Date) => {
    const found = await table.get<SuppressedAddress>(key);
    return found !== undefined && (found.ttl === undefined || found.ttl * 1000 > now.getTime());
  };
  return {
    async find(address, purpose, now) {
      const reasons = ['COMPLAINED', 'BOUNCED'] as const;
      const found = await Promise.all(reasons.map((reason) => isSuppressed(keyOf({ address, reason, purpose }), now)));
      return reasons.find((_, index) => found[index]);
    },
    async suppress(suppression) {
      const { reason, purpose, at } = suppression;
      const isForGood = reason === 'COMPLAINED' && purpose === 'BUSINESS';
      const ttl = Math.floor(Date.parse(at) / 1000) + SUPPRESSED_SECONDS;
      await table.update({
        Key: keyOf(suppression),
        UpdateExpression: isForGood ? 'SET #at = :at' : 'SET #at = :at, #ttl = :ttl',
        // The newer event wins.
        ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
        ExpressionAttributeNames: { '#at': 'at', ...(!isForGood && { '#ttl': 'ttl' }) },
        ExpressionAttributeValues: { ':at': at, ...(!isForGood && { ':ttl': ttl }) },
      });
    },
  };
}

function keyOf({ address, reason, purpose }: Omit<Suppression, 'at'>) {
  return suppressedAddressKey(address, reason === 'BOUNCED' ? reason : `${reason}#${purpose}`);
}
