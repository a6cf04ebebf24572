import { newId, newListId } from '#functions/data/table/ids.ts';
import { emailKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, putNew, set } from '#functions/data/table/write.ts';
import { newBusiness } from '#functions/domain/people/businesses.ts';
import { userIndexEntry, userIndexIn } from '#functions/domain/people/user-index.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { CLAIM_MS, UNCLAIMED } from '#functions/domain/people/users.ts';

export type RegistrationStore = ReturnType<typeof registrationStore>;

export function registrationStore(table: Table) {
  return {
    /** Claims an email for a registration. Returns the claim, or null if the email is registered or claimed. */
    async claimEmail(email: string, now: Date): Promise<string | null> {
      const claim = newId();
      const claimed = await table.update({
        Key: emailKey(email),
        UpdateExpression: 'SET claim = :claim, claimedAt = :now',
        ConditionExpression: UNCLAIMED,
        ExpressionAttributeValues: { ':claim': claim, ':now': now.getTime(), ':stale': now.getTime() - CLAIM_MS },
      });
      return claimed && claim;
    },
    /** Releases a claim, so that the user can try again immediately. */
    async release(email: string, claim: string): Promise<void> {
      await table.transact({ claim: { Delete: { Key: emailKey(email), ...ifEqual({ claim }) } } });
    },
    /** Stores the user, their business and their index entry. Returns false if the claim was lost. */
    async add(user: UserRecord, { claim, timeZone }: { claim: string; timeZone: string | undefined }) {
      const indexId = newListId(new Date(user.createdAt));
      const { record, count } = userIndexIn(table).addition(indexId, userIndexEntry(user));
      const claimed = set(emailKey(user.email), { userId: user.id, claim: undefined, claimedAt: undefined });
      const failed = await table.transact({
        email: { Update: onlyIf(claimed, ifEqual({ claim })) },
        user: putNew({ ...user, indexId, ...userKey(user.id) }),
        business: newBusiness({ id: user.businessId, ownerId: user.id, createdAt: user.createdAt, timeZone }),
        userIndex: record,
        count,
      });
      return failed === null;
    },
  };
}
