import { type BusinessRecord, DEFAULT_TIME_ZONE } from '#functions/data/businesses.ts';
import { directoryEntry, directoryIn } from '#functions/data/directory.ts';
import { newId } from '#functions/data/id.ts';
import { businessKey, emailKey, userKey } from '#functions/data/keys.ts';
import { newListId } from '#functions/data/list-id.ts';
import type { Table } from '#functions/data/table.ts';
import type { UserRecord } from '#functions/data/users.ts';
import { putNew } from '#functions/data/write.ts';

/** How long a registration may take before another one for the same e-mail may take over, in milliseconds. */
const CLAIM_MS = 60_000;

export type RegistrationStore = {
  /** Reserves an e-mail for one registration; answers the claim, or null when it is registered or being registered. */
  claimEmail: (email: string, now: Date) => Promise<string | null>;
  /** Gives a claim up, so that the person can try again at once. */
  release: (email: string, claim: string) => Promise<void>;
  /** Stores the person, their business and their place in the directory; answers false when the claim was lost. */
  add: (user: UserRecord, claim: string) => Promise<boolean>;
};

export function registrationStore(table: Table): RegistrationStore {
  return {
    async claimEmail(email, now) {
      const claim = newId();
      const claimed = await table.update({
        Key: emailKey(email),
        UpdateExpression: 'SET claim = :claim, claimedAt = :now',
        ConditionExpression: 'attribute_not_exists(pk) OR (attribute_not_exists(userId) AND claimedAt < :stale)',
        ExpressionAttributeValues: { ':claim': claim, ':now': now.getTime(), ':stale': now.getTime() - CLAIM_MS },
      });
      return claimed && claim;
    },
    async release(email, claim) {
      await table.transact({
        claim: {
          Delete: {
            Key: emailKey(email),
            ConditionExpression: 'claim = :claim',
            ExpressionAttributeValues: { ':claim': claim },
          },
        },
      });
    },
    async add(user, claim) {
      const business: BusinessRecord = {
        id: user.businessId,
        ownerId: user.id,
        timeZone: DEFAULT_TIME_ZONE,
        paymentIntegrationEnabled: false,
        createdAt: user.createdAt,
      };
      const directoryId = newListId(new Date(user.createdAt));
      const { record, count } = directoryIn(table).addition(directoryId, directoryEntry(user));
      const failed = await table.transact({
        email: {
          Update: {
            Key: emailKey(user.email),
            UpdateExpression: 'SET userId = :userId REMOVE claim, claimedAt',
            ConditionExpression: 'claim = :claim',
            ExpressionAttributeValues: { ':userId': user.id, ':claim': claim },
          },
        },
        user: putNew({ ...user, directoryId, ...userKey(user.id) }),
        business: putNew({ ...business, ...businessKey(business.id) }),
        directory: record,
        count,
      });
      return failed === null;
    },
  };
}
