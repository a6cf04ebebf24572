import { randomBytes } from 'node:crypto';
import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { subjectKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { onlyIf, remove, set } from '#functions/data/table/write.ts';
import { subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import { cognitoIdentity, type Identity } from '#functions/services/identity.ts';

/** A user pool, and the table whose users need accounts in it. */
export type Places = {
  readonly identity: Pick<Identity, 'ensureUser' | 'setPassword' | 'changeEmail' | 'setMember'>;
  /** The email of an account by its subject; null if there is none. */
  readonly emailOf: (subject: string) => Promise<string | null>;
  readonly table: Table;
};

/** Opens a user pool and the table. */
export function placesOf(table: Table, userPoolId: string, client: CognitoIdentityProviderClient): Places {
  return {
    table,
    identity: cognitoIdentity({ userPoolId, clientId: '' }, client),
    async emailOf(subject) {
      try {
        const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: subject });
        const { UserAttributes = [] } = await client.send(command);
        return UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? '';
      } catch (error) {
        if (error instanceof UserNotFoundException) return null;
        throw error;
      }
    },
  };
}

/**
 * What happened to a user's account: it was right, it got the email of the record, it was created, or their email
 * belongs to someone else's account in the pool.
 */
export type Outcome = 'kept' | 'corrected' | 'created' | 'conflict';

/**
 * Gives a user an account in the pool, found by their email, unless they have one. Their id stays the same; the new
 * account is mapped to it. No one can sign in to it before its password is reset, even if someone else created it.
 * Idempotent.
 */
export async function rebuildAccount(places: Places, user: UserRecord): Promise<Outcome> {
  const { identity, emailOf } = places;
  const email = await emailOf(subjectOf(user));
  if (email === null) return createAccount(places, user);
  const isRight = email.toLowerCase() === user.email.toLowerCase();
  if (!isRight && !(await identity.changeEmail(subjectOf(user), user.email))) return 'conflict';
  await restoreAdministrator(places, user, subjectOf(user));
  return isRight ? 'kept' : 'corrected';
}

async function createAccount(places: Places, user: UserRecord): Promise<Outcome> {
  const { identity, table } = places;
  // A new account, or one from an interrupted run or from a registration that the table does not have.
  const subject = await identity.ensureUser(user.email);
  if (!subject || !(await isFree(table, subject, user.id))) return 'conflict';
  await identity.setPassword(user.email, unknownPassword());
  const writes: Record<string, Write> = {
    user: {
      Update: onlyIf(set(userKey(user.id), { subject }), {
        ConditionExpression: '#email = :email AND attribute_not_exists(deletedAt)',
        ExpressionAttributeNames: { '#email': 'email' },
        ExpressionAttributeValues: { ':email': user.email },
      }),
    },
    mapping: {
      Put: {
        Item: { ...subjectKey(subject), userId: user.id },
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
        ExpressionAttributeValues: { ':userId': user.id },
      },
    },
    ...(user.subject && user.subject !== subject && { before: remove(subjectKey(user.subject)) }),
  };
  if (await table.transact(writes)) return 'conflict';
  await restoreAdministrator(places, user, subject);
  return 'created';
}

/** Whether no other user has this account. */
async function isFree(table: Table, subject: string, userId: string): Promise<boolean> {
  const [owner, mapping] = await Promise.all([
    table.get<UserRecord>(userKey(subject)),
    table.get<{ userId: string }>(subjectKey(subject)),
  ]);
  return [owner?.id, mapping?.userId].every((id) => id === undefined || id === userId);
}

/** Without the group, the next sign-in would take the role away. The other groups follow the record at sign-in. */
async function restoreAdministrator({ identity }: Places, user: UserRecord, subject: string): Promise<void> {
  if (user.role === 'ADMIN' && !user.demotion) await identity.setMember(subject, 'ADMIN', true);
}

function unknownPassword(): string {
  return `${randomBytes(24).toString('base64url')}-a1`;
}
