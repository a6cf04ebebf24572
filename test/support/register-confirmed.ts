import { claimsOf } from '#functions/auth/claims.ts';
import { sessionStore } from '#functions/auth/session-store.ts';
import { newId } from '#functions/data/table/ids.ts';
import { openTable, type Table } from '#functions/data/table/table.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { toSessionUser, type UserRecord } from '#functions/domain/people/user-record.ts';
import { cognitoIdentity, type Identity } from '#functions/services/identity.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { registrationStore } from '#functions/users/store.ts';
import { LOCAL_KEY, TABLE_NAME } from '#infra/local/environment.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { documentClient, userPool } from './emulators.ts';

/** A registered person and the tokens of their session. */
type Registered = { user: SessionUser; token: string; refreshToken: string };

/**
 * Stores a person as they are once they have registered, entered the code from the email and signed in, without calling
 * the API (decision T4).
 */
export async function registerConfirmed(email: string, password: string): Promise<Registered> {
  const [{ cognito, UserPoolId: userPoolId = '', ClientId: clientId = '' }, client] = await Promise.all([
    userPool(),
    documentClient(),
  ]);
  const identity = cognitoIdentity({ userPoolId, clientId }, cognito);
  const table = openTable(TABLE_NAME, client);
  const store = registrationStore(table);
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
  return { user: toSessionUser(user), ...(await signedInAt(table, identity, { user, password })) };
}

/** Starts a session as the route does that signs in. */
async function signedInAt(
  table: Table,
  identity: Identity,
  { user, password }: { user: UserRecord; password: string },
) {
  const tokens = await identity.signIn(user.email, password);
  if (!tokens?.refreshToken) throw new Error(`${user.email} has another password`);
  const { sessionId: id } = claimsOf(tokens.accessToken);
  const sealedToken = sealerOf(LOCAL_KEY).seal(tokens.refreshToken, id);
  const client = { address: '127.0.0.1', device: 'node' };
  const refreshToken = await sessionStore(table).start(user, { id, sealedToken, client }, new Date());
  if (!refreshToken) throw new Error(`${user.email} was changed meanwhile`);
  return { token: tokens.accessToken, refreshToken };
}
