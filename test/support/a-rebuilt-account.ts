import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { openTable } from '#functions/data/table/table.ts';
import { subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import { placesOf, rebuildAccount } from '#infra/recovery/rebuild-account.ts';
import { call } from './client.ts';
import { documentClient, storedItem, userPool } from './emulators.ts';
import { type Person, signedIn } from './given.ts';
import { aResetToken } from './reset-token.ts';

export const NEW_PASSWORD = 'after-the-loss-1';

/** The subject of a person's account. */
export const subjectOfPerson = async ({ id }: Pick<Person, 'id'>) =>
  subjectOf((await storedItem(`USER#${id}`, 'USER')) as UserRecord);

/** Deletes people's accounts from Cognito and recreates them as after the loss of the user pool. */
export async function rebuildAccountsOf(...people: readonly Person[]): Promise<void> {
  const [{ cognito, UserPoolId = '' }, client] = await Promise.all([userPool(), documentClient()]);
  const places = placesOf(openTable(TABLE_NAME, client), UserPoolId, cognito);
  for (const person of people) {
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: await subjectOfPerson(person) }));
    const outcome = await rebuildAccount(places, (await storedItem(`USER#${person.id}`, 'USER')) as UserRecord);
    if (outcome !== 'created') throw new Error(`The account was ${outcome}`);
  }
}

/** Sets a new password through the emailed link. */
export async function withNewPassword(person: Person): Promise<void> {
  const token = await aResetToken(person);
  const body = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const { status } = await call('POST', '/auth/reset-password', { body });
  if (status !== 200) throw new Error(`Resetting the password returned ${status}`);
}

/** A person whose account was rebuilt, signed in with their new password. */
export async function rebuilt(person: Person): Promise<Person> {
  await rebuildAccountsOf(person);
  await withNewPassword(person);
  return signedIn(person.email, NEW_PASSWORD);
}
