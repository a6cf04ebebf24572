import { newId } from '#functions/data/table/ids.ts';
import { openTable } from '#functions/data/table/table.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { toSessionUser, type UserRecord } from '#functions/domain/people/user-record.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { registrationStore } from '#functions/users/store.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { documentClient, userPool } from './emulators.ts';

/** Stores a person as they are once they have registered and entered the code from the email (decision T4). */
export async function registerConfirmed(email: string, password: string): Promise<SessionUser> {
  const [{ cognito, UserPoolId: userPoolId = '' }, client] = await Promise.all([userPool(), documentClient()]);
  const identity = cognitoIdentity({ userPoolId, clientId: '' }, cognito);
  const store = registrationStore(openTable(TABLE_NAME, client));
  const now = new Date();
  const [claim, id] = await Promise.all([store.claimEmail(email, now), identity.ensureUser(email)]);
  if (!claim || !id) throw new Error(`${email} is registered already`);
  const at = now.toISOString();
  const user: UserRecord = {
    ...{ id, email, role: 'USER', businessId: newId(), version: FIRST_VERSION },
    ...{ emailVerifiedAt: at, createdAt: at },
  };
  const [isStored] = await Promise.all([
    store.add(user, { claim, timeZone: undefined }),
    identity.setPassword(email, password),
    identity.setMember(id, 'USER', true),
  ]);
  if (!isStored) throw new Error(`${email} was not stored`);
  return toSessionUser(user);
}
