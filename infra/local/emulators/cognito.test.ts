import { createSign } from 'node:crypto';
import { createRequire } from 'node:module';
import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { accessTokenVerifier, tokensOf } from './access-token.ts';
import { startCognito } from './cognito.ts';
import type { Emulator } from './emulator.ts';
import { ensureUserPool, type UserPool } from './user-pool.ts';

const EMAIL = 'ann@example.com';
const PASSWORD = 'secret123';

let folder: string;
let local: Emulator;
let pool: UserPool;
let client: cognito.CognitoIdentityProviderClient;

async function open(): Promise<void> {
  local = await startCognito({ folder });
  pool = await ensureUserPool(local.endpoint);
  client = new cognito.CognitoIdentityProviderClient({ ...AWS, endpoint: local.endpoint });
}

beforeEach(async () => {
  folder = testFolder();
  await open();
  const user = { UserPoolId: pool.userPoolId, Username: EMAIL };
  await client.send(new cognito.AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
  await client.send(new cognito.AdminSetUserPasswordCommand({ ...user, Password: PASSWORD, Permanent: true }));
  await client.send(new cognito.AdminAddUserToGroupCommand({ ...user, GroupName: 'USER' }));
});
afterEach(() => local.stop());

async function initiate(
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  AuthParameters: Record<string, string>,
) {
  const input = { UserPoolId: pool.userPoolId, ClientId: pool.clientId, AuthFlow, AuthParameters };
  const { AuthenticationResult } = await client.send(new cognito.AdminInitiateAuthCommand(input));
  return {
    accessToken: AuthenticationResult?.AccessToken ?? '',
    refreshToken: AuthenticationResult?.RefreshToken ?? '',
  };
}

const signIn = (password = PASSWORD, email = EMAIL) => {
  return initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
};
const refresh = (token: string) => initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token });

test('issues access tokens whose claims the authorizer reads', async () => {
  const { accessToken } = await signIn();
  const claims = accessTokenVerifier(tokensOf(pool))(accessToken);
  expect(claims).toMatchObject({
    client_id: pool.clientId,
    token_use: 'access',
    'cognito:groups': ['USER'],
    auth_time: expect.any(Number),
    iat: expect.any(Number),
    jti: expect.any(String),
    origin_jti: expect.any(String),
    username: claims?.sub,
  });
});

test('the verifier accepts only valid access tokens of this client', async () => {
  const { accessToken } = await signIn();
  const verify = accessTokenVerifier(tokensOf(pool));
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forgeries = [
    '',
    'garbage',
    `${accessToken}.x`,
    `${header}.${encode({ ...claims, 'cognito:groups': ['ADMIN'] })}.${signature}`,
    `${encode({ alg: 'none' })}.${payload}.`,
    `${encode({ alg: 'HS256' })}.${payload}.${signature}`,
  ];
  expect(forgeries.map(verify)).toEqual(forgeries.map(() => null));
  expect(accessTokenVerifier(tokensOf({ ...pool, clientId: 'other' }))(accessToken)).toBeNull();
  expect(accessTokenVerifier(tokensOf({ ...pool, userPoolId: 'other' }))(accessToken)).toBeNull();
  const [before, after] = [59, 61].map((minutes) =>
    accessTokenVerifier(tokensOf(pool), () => Date.now() + minutes * 60_000),
  );
  expect([before?.(accessToken), after?.(accessToken)]).toEqual([expect.anything(), null]);
});

test('the verifier accepts no other type of token, even if signed', async () => {
  const { accessToken } = await signIn();
  const [header = '', payload = ''] = accessToken.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { pem } = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json');
  const verifyKind = (token_use: string) => {
    const content = `${header}.${Buffer.from(JSON.stringify({ ...claims, token_use })).toString('base64url')}`;
    const signature = createSign('RSA-SHA256').update(content).sign(String(pem), 'base64url');
    return accessTokenVerifier(tokensOf(pool))(`${content}.${signature}`);
  };
  expect([verifyKind('access'), verifyKind('id')]).toEqual([expect.anything(), null]);
});

test('returns the same error for a wrong password and an unknown user', async () => {
  const responses = await Promise.all(
    [signIn('wrong'), signIn(PASSWORD, 'no@example.com')].map((call) => call.catch((e) => e)),
  );
  for (const { name, message } of responses) {
    expect([name, message]).toEqual(['NotAuthorizedException', 'Incorrect username or password.']);
  }
});

test('a refreshed session keeps the time and id of its sign-in', async () => {
  const { accessToken, refreshToken } = await signIn();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const verify = accessTokenVerifier(tokensOf(pool));
  const [first, second] = [verify(accessToken), verify((await refresh(refreshToken)).accessToken)];
  expect(second).toMatchObject({ auth_time: first?.auth_time, origin_jti: first?.origin_jti });
  expect(Number(second?.iat)).toBeGreaterThan(Number(first?.iat));
});

test('a revoked session and a disabled user get no more tokens', async () => {
  const [first, second] = [await signIn(), await signIn()];
  await client.send(new cognito.RevokeTokenCommand({ ClientId: pool.clientId, Token: first.refreshToken }));
  await expect(refresh(first.refreshToken)).rejects.toThrow(cognito.NotAuthorizedException);
  expect((await refresh(second.refreshToken)).accessToken).not.toBe('');
  await client.send(new cognito.AdminDisableUserCommand({ UserPoolId: pool.userPoolId, Username: EMAIL }));
  await expect(refresh(second.refreshToken)).rejects.toThrow('disabled');
  await expect(signIn()).rejects.toThrow('disabled');
});

test('keeps pool, users, groups and sessions over a restart', async () => {
  const { accessToken, refreshToken } = await signIn();
  const before = pool;
  await local.stop();
  await open();
  expect(pool).toEqual(before);
  expect(accessTokenVerifier(tokensOf(pool))(accessToken)).not.toBeNull();
  const claims = accessTokenVerifier(tokensOf(pool))((await refresh(refreshToken)).accessToken);
  expect(claims?.['cognito:groups']).toEqual(['USER']);
  const { Groups } = await client.send(new cognito.ListGroupsCommand({ UserPoolId: pool.userPoolId }));
  expect(Groups?.map(({ GroupName }) => GroupName).toSorted()).toEqual(['ACCOUNTANT', 'ADMIN', 'EMPLOYEE', 'USER']);
});

test('loses none of many parallel changes of a group', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `person-${index}@example.com`);
  const inPool = { UserPoolId: pool.userPoolId };
  const add = (Username: string) =>
    client.send(new cognito.AdminCreateUserCommand({ ...inPool, Username, MessageAction: 'SUPPRESS' }));
  const join = (Username: string) =>
    client.send(new cognito.AdminAddUserToGroupCommand({ ...inPool, Username, GroupName: 'ADMIN' }));
  await Promise.all(emails.map(add));
  await Promise.all(emails.map(join));
  const leaving = { ...inPool, Username: emails[0], GroupName: 'ADMIN' };
  await client.send(new cognito.AdminRemoveUserFromGroupCommand(leaving));
  await client.send(new cognito.AdminDeleteUserCommand({ ...inPool, Username: emails[1] }));
  const { Users = [] } = await client.send(new cognito.ListUsersInGroupCommand({ ...inPool, GroupName: 'ADMIN' }));
  expect(Users).toHaveLength(18);
});

test('returns an error for an unsupported action immediately', async () => {
  const input = { UserPoolId: pool.userPoolId, Username: EMAIL };
  await expect(client.send(new cognito.AdminUserGlobalSignOutCommand(input))).rejects.toThrow(
    'Not supported by the local Cognito',
  );
});
