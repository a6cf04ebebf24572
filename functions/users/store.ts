import { type BusinessRecord, DEFAULT_TIME_ZONE } from '#functions/data/people/businesses.ts';
import { userIndexEntry, userIndexIn } from '#functions/data/people/user-index.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { businessKey, emailKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';

/** Milliseconds after which an unfinished registration loses its claim on the e-mail. */
const CLAIM_MS = 60_000;

export type RegistrationStore = {
  /** Claims an e-mail for a registration. Returns the claim, or null if the e-mail is registered or claimed. */
  claimEmail: (email: string, now: Date) => Promise<string | null>;
  /** Releases a claim, so that the user can try again immediately. */
  release: (email: string, claim: string) => Promise<void>;
  /** Stores the user, their business and their index entry. Returns false if the claim was lost. */
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
      const indexId = newListId(new Date(user.createdAt));
      const { record, count } = userIndexIn(table).addition(indexId, userIndexEntry(user));
      const failed = await table.transact({
        email: {
          Update: {
            Key: emailKey(user.email),
            UpdateExpression: 'SET userId = :userId REMOVE claim, claimedAt',
            ConditionExpression: 'claim = :claim',
            ExpressionAttributeValues: { ':userId': user.id, ':claim': claim },
          },
        },
        user: putNew({ ...user, indexId, ...userKey(user.id) }),
        business: putNew({ ...business, ...businessKey(business.id) }),
        userIndex: record,
        count,
      });
      return failed === null;
    },
  };
}
