import { newId, newListId } from '#functions/data/table/ids.ts';
import { emailKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { newBusiness } from '#functions/domain/people/businesses.ts';
import { userIndexEntry, userIndexIn } from '#functions/domain/people/user-index.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { CLAIM_MS, UNCLAIMED } from '#functions/domain/people/users.ts';

export type RegistrationStore = {
  /** Claims an email for a registration. Returns the claim, or null if the email is registered or claimed. */
  claimEmail: (email: string, now: Date) => Promise<string | null>;
  /** Releases a claim, so that the user can try again immediately. */
  release: (email: string, claim: string) => Promise<void>;
  /** Stores the user, their business and their index entry. Returns false if the claim was lost. */
  add: (user: UserRecord, options: { claim: string; timeZone: string | undefined }) => Promise<boolean>;
};

export function registrationStore(table: Table): RegistrationStore {
  return {
    async claimEmail(email, now) {
      const claim = newId();
      const claimed = await table.update({
        Key: emailKey(email),
        UpdateExpression: 'SET claim = :claim, claimedAt = :now',
        ConditionExpression: UNCLAIMED,
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
    async add(user, { claim, timeZone }) {
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
        business: newBusiness({ id: user.businessId, ownerId: user.id, createdAt: user.createdAt, timeZone }),
        userIndex: record,
        count,
      });
      return failed === null;
    },
  };
}
