import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subjectKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import { cognitoIdentity, type Identity } from '#functions/services/identity.ts';
import { startCognito } from '#infra/local/emulators/cognito.ts';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { ensureUserPool } from '#infra/local/emulators/user-pool.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { type Places, placesOf, rebuildAccount } from './rebuild-account.ts';

const PASSWORD = 'correct-horse-1';
const table = await emulatedTable();
const { users, ...harness } = accountHarness(table);

let cognito: Emulator;
let places: Places;
let identity: Identity;
beforeEach(async () => {
  cognito = await startCognito({ folder: testFolder() });
  const pool = await ensureUserPool(cognito.endpoint);
  const client = new CognitoIdentityProviderClient({ ...AWS, endpoint: cognito.endpoint });
  identity = cognitoIdentity(pool, client);
  places = placesOf(table, pool.userPoolId, client);
});
afterEach(() => cognito.stop());

const current = async ({ id }: UserRecord) => (await users.find(id)) as UserRecord;
/** A user as stored. */
const aPerson = async (fields?: Partial<UserRecord>) => current(await harness.aPerson(fields));
const rebuilt = async (person: UserRecord) => [await rebuildAccount(places, person), await current(person)] as const;

describe('a user without an account', () => {
  it('gets one that maps to their id, once', async () => {
    const person = await aPerson();
    const [outcome, user] = await rebuilt(person);
    expect(outcome).toBe('created');
    expect(user).toEqual({ ...person, subject: subjectOf(user) });
    expect(user.subject).not.toBe(person.id);
    expect(await table.get(subjectKey(subjectOf(user)))).toMatchObject({ userId: person.id });
    expect(await places.emailOf(subjectOf(user))).toBe(person.email);
    expect(await rebuildAccount(places, user)).toBe('kept');
  });

  it('gets the account of an interrupted run, whose earlier password no longer works', async () => {
    const person = await aPerson();
    const subject = await identity.ensureUser(person.email);
    await identity.setPassword(person.email, PASSWORD);
    const [outcome, user] = await rebuilt(person);
    expect([outcome, user.subject]).toEqual(['created', subject]);
    expect(await identity.signIn(person.email, PASSWORD)).toBeNull();
  });

  it('gets another one if that pool is lost too', async () => {
    const person = await aPerson();
    const [, before] = await rebuilt(person);
    await identity.removeUser(subjectOf(before));
    const [outcome, after] = await rebuilt(before);
    expect([outcome, after.subject === before.subject]).toEqual(['created', false]);
    expect(await table.get(subjectKey(subjectOf(before)))).toBeUndefined();
  });

  it.each([
    ['an administrator', {}, true],
    ['an administrator who is being demoted', { demotion: 'd' }, false],
  ])('as %s is in the ADMIN group as their record says, even after an interruption', async (_, fields, isIn) => {
    const [, user] = await rebuilt(await aPerson({ role: 'ADMIN', ...fields }));
    expect(await identity.isAdministrator(subjectOf(user))).toBe(isIn);
    await identity.setMember(subjectOf(user), 'ADMIN', false);
    await rebuildAccount(places, user);
    expect(await identity.isAdministrator(subjectOf(user))).toBe(isIn);
  });
});

describe('a user with an account', () => {
  async function anOwner(): Promise<UserRecord> {
    const email = `${crypto.randomUUID()}@example.com`;
    const id = (await identity.ensureUser(email)) ?? '';
    return aPerson({ id, email });
  }

  it('keeps it, with the password', async () => {
    const person = await anOwner();
    await identity.setPassword(person.email, PASSWORD);
    expect(await rebuilt(person)).toEqual(['kept', person]);
    expect(await identity.signIn(person.email, PASSWORD)).not.toBeNull();
  });

  it('gets the email of the record back after the table was restored to before a change', async () => {
    const person = await anOwner();
    await identity.changeEmail(person.id, `new-${person.email}`);
    expect(await rebuilt(person)).toEqual(['corrected', person]);
    expect(await places.emailOf(person.id)).toBe(person.email);
  });
});

describe('an account of someone else', () => {
  it.each<[string, (subject: string) => Promise<unknown>]>([
    ['the id of another user', (id) => aPerson({ id, email: `${id}@elsewhere.example` })],
    ['mapped to another user', (id) => table.transact({ one: putNew({ ...subjectKey(id), userId: 'another' }) })],
    ['an administrator whom the table does not know', (id) => identity.setMember(id, 'ADMIN', true)],
  ])('is not given away: %s', async (_, take) => {
    const person = await aPerson();
    const subject = (await identity.ensureUser(person.email)) ?? '';
    await identity.setPassword(person.email, PASSWORD);
    await take(subject);
    expect(await rebuilt(person)).toEqual(['conflict', person]);
    expect(await identity.signIn(person.email, PASSWORD)).not.toBeNull();
  });

  it('opens no record it is mapped to, as only a sign-in of that user starts a session there', async () => {
    const person = await aPerson({ sessions: { theirs: { startedAt: 1, confirmedAt: 1 } } });
    await table.transact({ mapping: putNew({ ...subjectKey('a thief'), userId: person.id }) });
    const members = membersIn(table);
    expect(await members.findCaller('a thief', 'of the thief')).toBeNull();
    expect(await members.findCaller('unknown', 'theirs')).toBeNull();
  });
});
