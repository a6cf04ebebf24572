import { suppressedAddressKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { MailPurpose, SuppressionReason } from '#functions/services/suppressions.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Seconds for which a suppression lasts: the mailbox may be created later, or its owner may need a password link. */
const SUPPRESSED_SECONDS = 30 * DAY_SECONDS;

type SuppressedAddress = { readonly ttl?: number };
type Suppression = { address: string; reason: SuppressionReason; purpose: MailPurpose; at: string };

export type SuppressedAddresses = ReturnType<typeof suppressedAddresses>;

/** The suppressed addresses, which all businesses share, since they share one sender. */
export function suppressedAddresses(table: Table) {
  const isSuppressed = async (key: ReturnType<typeof keyOf>, now: Date) => {
    const found = await table.get<SuppressedAddress>(key);
    return found !== undefined && (found.ttl === undefined || found.ttl * 1000 > now.getTime());
  };
  return {
    /** Why an address is suppressed for a purpose, or undefined if it is not. */
    async find(address: string, purpose: MailPurpose, now: Date): Promise<SuppressionReason | undefined> {
      const reasons = ['COMPLAINED', 'BOUNCED'] as const;
      const found = await Promise.all(reasons.map((reason) => isSuppressed(keyOf({ address, reason, purpose }), now)));
      return reasons.find((_, index) => found[index]);
    },
    /**
     * Suppresses an address after an event at `at`: permanently for complaints about mail from a business, otherwise
     * for 30 days. Idempotent, and independent of the order of events.
     */
    async suppress(suppression: Suppression): Promise<void> {
      const { reason, purpose, at } = suppression;
      const isPermanent = reason === 'COMPLAINED' && purpose === 'BUSINESS';
      const ttl = secondsAt(at) + SUPPRESSED_SECONDS;
      await table.update({
        Key: keyOf(suppression),
        UpdateExpression: isPermanent ? 'SET #at = :at' : 'SET #at = :at, #ttl = :ttl',
        // The newer event wins.
        ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
        ExpressionAttributeNames: { '#at': 'at', ...(!isPermanent && { '#ttl': 'ttl' }) },
        ExpressionAttributeValues: { ':at': at, ...(!isPermanent && { ':ttl': ttl }) },
      });
    },
  };
}

function keyOf({ address, reason, purpose }: Omit<Suppression, 'at'>) {
  return suppressedAddressKey(address, reason === 'BOUNCED' ? reason : `${reason}#${purpose}`);
}
