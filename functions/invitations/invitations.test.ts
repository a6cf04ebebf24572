import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { employeesIn } from '#functions/data/people/employees.ts';
import { handOver } from '#functions/data/people/hand-over.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { newInvitation } from '#functions/data/people/secret-token.ts';
import { personFields, type UserRecord } from '#functions/data/people/user-record.ts';
import { updateUserIndex } from '#functions/data/people/users.ts';
import { newListId } from '#functions/data/table/ids.ts';
import { businessKey, companyKey, invitationKey, purgeKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, set } from '#functions/data/table/write.ts';
import { invitationRoutes } from '#shared/api/invitations.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { acceptInvitation, readInvitation, rejectInvitation } from './invitations.ts';
import { type InvitationStore, invitationStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const AFTER_A_WEEK = new Date('2026-03-08T12:00:00Z');
const JUST_IN_TIME = new Date(AFTER_A_WEEK.getTime() - 1);
const NOT_OPEN = { code: 'NOT_FOUND', message: 'Invalid or expired invitation' };

let table: Table;
let harness: AccountHarness;
let person: UserRecord;
let token: string;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(async () => {
  harness = accountHarness(table);
  person = await harness.aPerson({ firstName: 'Zoé' });
  token = await anInvitationFor(person, 'inviting');
});

async function anInvitationFor(user: UserRecord, businessId: string): Promise<string> {
  const { token, tokenHash, expiresAt } = newInvitation(NOW);
  const id = newListId(NOW);
  const record = { userId: user.id, ...personFields(user), status: 'PENDING', tokenHash, expiresAt } as const;
  await table.transact({
    business: put({ ...businessKey(businessId), id: businessId }),
    ...employeesIn(table, businessId).addition(id, record),
    token: put({ ...invitationKey(tokenHash), businessId, employeeId: id, ttl: expiresAt }),
  });
  return token;
}

const again = () => anInvitationFor(person, 'inviting');
const dependencies = () => ({
  ...harness,
  store: invitationStore(table),
  businesses: businessesIn(table),
  updateUserIndex: (user: UserRecord) => updateUserIndex(table, user),
});
const accept = (now = NOW) => acceptInvitation(dependencies(), { token }, now);
const reject = (now = NOW) => rejectInvitation(dependencies(), token, now);
const read = (now = NOW) => readInvitation(dependencies(), token, now);
const employer = async () => (await harness.users.find(person.id))?.employerId;

describe('after seven days', () => {
  it.each([
    ['read', read],
    ['accepted', accept],
    ['rejected', reject],
  ])('an invitation cannot be %s, also where the table has not deleted it yet', async (_, act) => {
    await expect(act(AFTER_A_WEEK)).rejects.toMatchObject(NOT_OPEN);
    expect(await employer()).toBeUndefined();
  });

  it('just before, it can be accepted', async () => {
    await accept(JUST_IN_TIME);
    expect(await employer()).toBe('inviting');
  });
});

describe('accepting', () => {
  it('is refused once the business is being deleted', async () => {
    await table.update(set(businessKey('inviting'), { deletedAt: NOW.toISOString() }));
    await expect(accept()).rejects.toMatchObject(NOT_OPEN);
    expect(await employer()).toBeUndefined();
  });

  it('is refused to an administrator', async () => {
    await harness.users.change(person.id, { role: 'ADMIN' });
    await expect(accept()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'An administrator cannot work for a company.',
    });
    expect(await employer()).toBeUndefined();
  });

  it('may conflict, rejecting never does, wherever the person works', async () => {
    await harness.users.change(person.id, { employerId: 'another', employeeId: 'x' });
    await expect(reject()).resolves.toEqual({ message: 'Invitation rejected successfully!' });
    expect(invitationRoutes.accept.errors).toContain('CONFLICT');
    expect(invitationRoutes.reject.errors).toEqual(['NOT_FOUND']);
  });

  it('is refused to an employee of another business, and the invitation stays open', async () => {
    await harness.users.change(person.id, { employerId: 'another', employeeId: 'x' });
    await expect(accept()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await employer()).toBe('another');
    await harness.users.change(person.id, { employerId: undefined, employeeId: undefined });
    await accept();
    expect(await employer()).toBe('inviting');
  });

  it.each([
    ['read', read],
    ['accepted', accept],
    ['rejected', reject],
  ])('an invitation of a disabled account cannot be %s', async (_, act) => {
    await harness.users.change(person.id, { disabled: true });
    await expect(act()).rejects.toMatchObject(NOT_OPEN);
  });

  it('is also refused if the account changes between reading and writing', async () => {
    const invitation = await invitationStore(table).find(token, NOW);
    if (!invitation) expect.unreachable();
    for (const change of [{ role: 'ADMIN' }, { role: 'USER', disabled: true }] as const) {
      await harness.users.change(person.id, change);
      expect(await invitationStore(table).accept(invitation, person)).toBe('user');
    }
    expect(await employer()).toBeUndefined();
  });

  it('fails when the employee was removed, or the invitation replaced, between reading and writing', async () => {
    const store = invitationStore(table);
    const [invitation, other] = await Promise.all([store.find(token, NOW), store.find(await again(), NOW)]);
    if (!invitation || !other) expect.unreachable();
    await employeesIn(table, 'inviting').change(invitation.employee.id, { tokenHash: 'another' });
    await employeesIn(table, 'inviting').remove(other.employee.id);
    expect(await store.accept(invitation, person)).toBe('employee');
    expect(await store.accept(other, person)).toBe('employee');
    expect(await store.reject(invitation)).toBe(false);
    expect(await employer()).toBeUndefined();
  });

  it('copies the account’s current details', async () => {
    await harness.users.change(person.id, { firstName: undefined, lastName: 'Aalto', phone: '403 555 0100' });
    await accept();
    const [listed] = (await employeesIn(table, 'inviting').page({ page: 1, limit: 1, sort: 'name' })).items;
    expect(listed).toMatchObject({ name: 'Aalto', lastName: 'Aalto', phone: '403 555 0100', status: 'ACCEPTED' });
    expect(listed).not.toHaveProperty('firstName');
    expect(listed).not.toHaveProperty('tokenHash');
  });
});

describe('accepting with an account that has not proven its mailbox', () => {
  const PASSWORD = 'chosen-password-1';
  const acceptWith = (password?: string) => acceptInvitation(dependencies(), { token, password }, NOW);
  beforeEach(async () => {
    person = await harness.anUnprovenPerson({
      firstName: 'Squatter',
      phone: '403 555 0199',
      pendingEmail: 'x@example.com',
    });
    token = await again();
  });

  it('needs a new password', async () => {
    await table.transact({ company: put({ ...companyKey('inviting'), name: 'Larch Studio' }) });
    expect(await read()).toMatchObject({ needsPassword: true });
    await expect(acceptWith()).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'PASSWORD_REQUIRED' });
    expect(await employer()).toBeUndefined();
    await acceptWith(PASSWORD);
    expect(await employer()).toBe('inviting');
    await expect(harness.identity.signIn(person.email, PASSWORD)).resolves.not.toBeNull();
    await expect(harness.identity.signIn(person.email, OLD_PASSWORD)).resolves.toBeNull();
  });

  it('drops what was entered before, and ends the sessions', async () => {
    await harness.users.change(person.id, {
      sessions: { before: { startedAt: 0, confirmedAt: 0 } },
      secondFactor: { sealedSecret: 'sealed', enabledAt: NOW.toISOString(), lastStep: 0, recoveryCodes: {} },
    });
    await acceptWith(PASSWORD);
    const after = await harness.users.find(person.id);
    expect(after).toMatchObject({ id: person.id, email: person.email, emailVerifiedAt: harness.clock().toISOString() });
    for (const field of ['firstName', 'phone', 'pendingEmail', 'secondFactor']) {
      expect(after).not.toHaveProperty(field);
    }
    const [listed] = (await employeesIn(table, 'inviting').page({ page: 1, limit: 1, sort: 'name' })).items;
    expect(JSON.stringify(listed)).not.toContain('Squatter');
    const { businessId = '' } = after ?? {};
    expect(businessId).not.toBe(person.businessId);
    expect(await table.get(businessKey(businessId))).toMatchObject({ id: businessId, ownerId: person.id });
    expect(await table.get(businessKey(person.businessId))).toHaveProperty('deletedAt');
    const order = await table.get(purgeKey(person.businessId));
    expect(order).toMatchObject({ businessId: person.businessId });
    expect(order).not.toHaveProperty('userId');
    expect(await membersIn(table).findCaller(person.id, 'before')).toBeNull();
  });

  it('happens once in 100 parallel tries', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => acceptWith(PASSWORD)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject(NOT_OPEN);
    await expect(harness.identity.signIn(person.email, PASSWORD)).resolves.not.toBeNull();
  });

  it('can be tried again if the password could not be set, or if something failed afterwards', async () => {
    harness.onSetPassword = () => Promise.reject(Object.assign(new Error('no'), { name: 'InvalidPasswordException' }));
    await expect(acceptWith(PASSWORD)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    harness.onSetPassword = () => undefined;
    const store: InvitationStore = {
      ...invitationStore(table),
      accept: () => Promise.reject(new Error('interrupted')),
    };
    const interrupted = acceptInvitation({ ...dependencies(), store }, { token, password: PASSWORD }, NOW);
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await harness.users.find(person.id)).not.toHaveProperty('emailVerifiedAt');
    await acceptWith(PASSWORD);
    expect(await employer()).toBe('inviting');
  });

  it('leaves the password of an account alone that proves its mailbox in the meantime', async () => {
    await harness.users.change(person.id, { emailVerifiedAt: NOW.toISOString() });
    await acceptWith(PASSWORD);
    expect(await harness.users.find(person.id)).toMatchObject({ firstName: 'Squatter', employerId: 'inviting' });
    await expect(harness.identity.signIn(person.email, OLD_PASSWORD)).resolves.not.toBeNull();
  });

  it.each([
    ['the account was proven', { emailVerifiedAt: NOW.toISOString() }],
    ['the account has another e-mail', { email: 'another@example.com' }],
    ['the account was handed over', { businessId: 'another' }],
  ])('fails if %s between reading and writing', async (_, change) => {
    const invitation = await invitationStore(table).find(token, NOW);
    if (!invitation) expect.unreachable();
    await harness.users.change(person.id, change);
    expect(await invitationStore(table).accept(invitation, person, handOver(person, NOW))).toBe('user');
    expect(await employer()).toBeUndefined();
  });
});

it('is not open to an account that has another e-mail by now', async () => {
  await harness.users.change(person.id, { email: 'squatter@example.com' });
  for (const act of [read, accept, reject]) await expect(act()).rejects.toMatchObject(NOT_OPEN);
});

it('fails once the business is gone', async () => {
  token = await anInvitationFor(person, 'without an owner');
  await expect(read()).rejects.toMatchObject(NOT_OPEN);
});
