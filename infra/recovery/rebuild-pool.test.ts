import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, onTestFinished } from 'vitest';
import { openTable } from '#functions/data/table/table.ts';
import { startCognito } from '#infra/local/emulators/cognito.ts';
import { ensureUserPool } from '#infra/local/emulators/user-pool.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { aTable } from '#test/support/table-harness.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { placesOf } from './rebuild-account.ts';
import { rebuildPool } from './rebuild-pool.ts';

it('gives every user an account, and those that failed when it is run again', async () => {
  const { client, name } = await aTable();
  const table = openTable(name, client);
  const { aPerson } = accountHarness(table);
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson()));
  await aPerson({ deletedAt: '2026-03-01T12:00:00.000Z' });
  const { endpoint, stop } = await startCognito({ folder: testFolder() });
  onTestFinished(stop);
  const { userPoolId } = await ensureUserPool(endpoint);
  const places = placesOf(table, userPoolId, new CognitoIdentityProviderClient({ ...AWS, endpoint }));
  const unlucky = people[3]?.email;
  const ensureUser = (email: string) =>
    email === unlucky ? Promise.reject(new Error('throttled')) : places.identity.ensureUser(email);

  const first = await rebuildPool(
    { ...places, identity: { ...places.identity, ensureUser } },
    { tableName: name, client },
  );
  expect(first).toMatchObject({ counts: { created: 11, kept: 0 }, left: [`${people[3]?.id}: throttled`] });
  const second = await rebuildPool(places, { tableName: name, client });
  expect(second).toMatchObject({ counts: { created: 1, kept: 11, corrected: 0, conflict: 0 }, left: [] });
});
