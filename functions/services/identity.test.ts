import {
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCognito } from '#infra/local/emulators/cognito.ts';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { ensureUserPool, type UserPool } from '#infra/local/emulators/user-pool.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { cognitoIdentity, type Identity } from './identity.ts';

let cognito: Emulator;
let pool: UserPool;
let client: CognitoIdentityProviderClient;
let identity: Identity;
beforeEach(async () => {
  cognito = await startCognito({ folder: testFolder() });
  pool = await ensureUserPool(cognito.endpoint);
  client = new CognitoIdentityProviderClient({ ...AWS, endpoint: cognito.endpoint });
  identity = cognitoIdentity(pool, client);
});
afterEach(() => cognito.stop());

async function anAccount() {
  const subject = await identity.ensureUser(`${crypto.randomUUID()}@example.com`);
  if (!subject) expect.unreachable();
  return subject;
}

async function groupsOf(Username: string) {
  const input = { UserPoolId: pool.userPoolId, Username };
  const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand(input));
  return Groups.map(({ GroupName }) => GroupName).sort();
}

it('adds an account to a group by its subject, and removes it, even if repeated', async () => {
  const subject = await anAccount();
  for (const _ of [1, 2]) await identity.setMember(subject, 'EMPLOYEE', true);
  await identity.setMember(subject, 'USER', true);
  expect(await groupsOf(subject)).toEqual(['EMPLOYEE', 'USER']);
  for (const _ of [1, 2]) await identity.setMember(subject, 'EMPLOYEE', false);
  expect(await groupsOf(subject)).toEqual(['USER']);
});

it('creates accounts in no group, and recognizes administrators by theirs', async () => {
  const subject = await anAccount();
  expect(await groupsOf(subject)).toEqual([]);
  expect(await identity.isAdministrator(subject)).toBe(false);
  await identity.setMember(subject, 'ADMIN', true);
  expect(await identity.isAdministrator(subject)).toBe(true);
});
