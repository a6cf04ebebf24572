import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey, companyKey, purgeKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import { handOver } from '#functions/domain/people/hand-over.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { invitationCalls, NOT_OPEN, NOW } from '#test/support/invitation-harness.ts';
import { acceptInvitation } from './invitations.ts';
import { type InvitationStore, invitationStore } from './store.ts';

const table = await emulatedTable();
let harness: AccountHarness;
let person: UserRecord;
let token: string;
beforeEach(async () => {
  harness = accountHarness(table);
  person = await harness.anUnverifiedPerson({
    firstName: 'Squatter',
    phone: '403 555 0199',
    pendingEmail: 'x@example.com',
  });
  token = await again();
});
const { again, dependencies, read, employer } = invitationCalls(table, () => ({ harness, person, token }));

describe('accepting with an account whose email is unverified', () => {
  const PASSWORD = 'chosen-password-1';
  const acceptWith = (password?: string) => acceptInvitation(dependencies(), { token, password }, NOW);

  it('needs a new password', async () => {
    await table.transact({ company: put({ ...companyKey('inviting'), name: 'Larch Studio' }) });
    expect(await read()).toMatchObject({ needsPassword: true });
    await expect(acceptWith()).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'PASSWORD_REQUIRED' });
    expect(await employer()).toBeUndefined();
    await acceptWith(PASSWORD);
    expect(await employer()).toBe('inviting');
    expect(harness.roleChanges).toEqual([person.id]);
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

  it('leaves the account its language unless another is chosen', async () => {
    await harness.users.change(person.id, { language: 'fr' });
    await acceptWith(PASSWORD);
    expect(await harness.users.find(person.id)).toMatchObject({ language: 'fr' });
  });

  it('gives the account the chosen language', async () => {
    await acceptInvitation(dependencies(), { token, password: PASSWORD, language: 'fr' }, NOW);
    expect(await harness.users.find(person.id)).toMatchObject({ employerId: 'inviting', language: 'fr' });
  });

  it('happens once in 100 parallel tries', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => acceptWith(PASSWORD)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject(NOT_OPEN);
    await expect(harness.identity.signIn(person.email, PASSWORD)).resolves.not.toBeNull();
  });

  it('sets the password of the try that succeeds', async () => {
    harness.onSetPassword = () => pause(Math.random() * 5);
    const passwords = Array.from({ length: 8 }, (_, index) => `password-${index}`);
    const tries = await Promise.allSettled(passwords.map((password) => acceptWith(password)));
    const winner = tries.findIndex(({ status }) => status === 'fulfilled');
    await expect(harness.identity.signIn(person.email, passwords[winner] ?? '')).resolves.not.toBeNull();
  });

  it('can be retried if setting the password or a later step fails', async () => {
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

  it('keeps the password of an account whose email was verified in the meantime', async () => {
    await harness.users.change(person.id, { emailVerifiedAt: NOW.toISOString() });
    await acceptWith(PASSWORD);
    expect(await harness.users.find(person.id)).toMatchObject({ firstName: 'Squatter', employerId: 'inviting' });
    await expect(harness.identity.signIn(person.email, OLD_PASSWORD)).resolves.not.toBeNull();
  });

  it.each([
    ['the account was verified', { emailVerifiedAt: NOW.toISOString() }],
    ['the account has another email', { email: 'another@example.com' }],
    ['the account was handed over', { businessId: 'another' }],
  ])('fails if %s between reading and writing', async (_, change) => {
    const invitation = await invitationStore(table).find(token, NOW);
    if (!invitation) expect.unreachable();
    await harness.users.change(person.id, change);
    expect(
      await invitationStore(table).accept(invitation, person, handOver(person, { now: NOW, replaced: undefined })),
    ).toBe('user');
    expect(await employer()).toBeUndefined();
  });
});
