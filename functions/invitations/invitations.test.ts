import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { invitationRoutes } from '#shared/api/invitations.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { AFTER_A_WEEK, invitationCalls, JUST_IN_TIME, NOT_OPEN, NOW } from '#test/support/invitation-harness.ts';
import { invitationStore } from './store.ts';

const table = await emulatedTable();
let harness: AccountHarness;
let person: UserRecord;
let token: string;
beforeEach(async () => {
  harness = accountHarness(table);
  person = await harness.aPerson({ firstName: 'Zoé' });
  token = await again();
});
const { anInvitationFor, again, accept, reject, read, employer } = invitationCalls(table, () => ({
  harness,
  person,
  token,
}));

describe('after seven days', () => {
  it.each([
    ['read', read],
    ['accepted', accept],
    ['rejected', reject],
  ])('an invitation cannot be %s, even if the table has not deleted it yet', async (_, act) => {
    await expect(act(AFTER_A_WEEK)).rejects.toMatchObject(NOT_OPEN);
    expect(await employer()).toBeUndefined();
  });

  it('just before, it can be accepted', async () => {
    await accept(JUST_IN_TIME);
    expect(await employer()).toBe('inviting');
    expect(harness.roleChanges).toEqual([person.id]);
  });
});

describe('accepting', () => {
  it('is refused once the business is being deleted', async () => {
    await table.update(set(businessKey('inviting'), { deletedAt: NOW.toISOString() }));
    await expect(accept()).rejects.toMatchObject(NOT_OPEN);
    expect(await employer()).toBeUndefined();
    expect(harness.roleChanges).toEqual([]);
  });

  it('is refused to an administrator', async () => {
    await harness.users.change(person.id, { role: 'ADMIN' });
    await expect(accept()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'An administrator cannot work for a company.',
    });
    expect(await employer()).toBeUndefined();
  });

  it('is refused while the deletion of their own business is scheduled, and possible once it is cancelled', async () => {
    const deletions = scheduledDeletionsIn(table);
    const { businessId } = person;
    await deletions.add({ businessId, deletesAt: AFTER_A_WEEK.toISOString() }, {});
    await expect(accept()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Your own business and account are scheduled for deletion. Keep your business first.',
    });
    expect(await employer()).toBeUndefined();
    await deletions.cancel(businessId);
    await accept();
    expect(await employer()).toBe('inviting');
  });

  it('may conflict, but rejecting never does, wherever the person works', async () => {
    await harness.users.change(person.id, { employerId: 'another', employeeId: 'x' });
    await expect(reject()).resolves.toEqual({ message: 'Invitation rejected successfully!' });
    expect(invitationRoutes.accept.errors).toContain('CONFLICT');
    expect(invitationRoutes.reject).not.toHaveProperty('errors');
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
    expect(await store.reject(invitation, person)).toBe(false);
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

it('is not open to an account that has since changed its email', async () => {
  await harness.users.change(person.id, { email: 'squatter@example.com' });
  for (const act of [read, accept, reject]) await expect(act()).rejects.toMatchObject(NOT_OPEN);
});

it('fails once the business is gone', async () => {
  token = await anInvitationFor(person, 'without an owner');
  await expect(read()).rejects.toMatchObject(NOT_OPEN);
});
