import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey, invitationBlockKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { AFTER_A_WEEK, invitationCalls, NOT_OPEN, NOW } from '#test/support/invitation-harness.ts';
import { allowInvitations, blockInvitations } from './opt-out.ts';

const DAY_MS = 86_400_000;
const table = await emulatedTable();
let harness: AccountHarness;
let person: UserRecord;
let token: string;
beforeEach(async () => {
  harness = accountHarness(table);
  person = await harness.aPerson();
  token = await again();
});
const { again, dependencies, accept, reject, read } = invitationCalls(table, () => ({ harness, person, token }));

const block = (now = NOW) => blockInvitations(dependencies(), token, now);
const allow = (now = NOW) => allowInvitations(dependencies(), token, now);
const isBlocked = async () => (await table.get(invitationBlockKey('inviting', person.id))) !== undefined;
const statuses = async () => {
  const { items } = await employeesIn(table, 'inviting').page({ page: 1, limit: 10, sort: 'createdAt' });
  return items.filter(({ userId }) => userId === person.id).map(({ status }) => status);
};

describe('the opt-out link of an invitation', () => {
  it('rejects the open invitation and blocks later ones, however often it is used', async () => {
    await expect(block()).resolves.toEqual({ message: 'They cannot invite you again.' });
    expect([await isBlocked(), await statuses()]).toEqual([true, ['REJECTED']]);
    await expect(read()).rejects.toMatchObject(NOT_OPEN);
    await expect(block()).resolves.toBeDefined();
  });

  it.each([
    ['accepted', accept, 'ACCEPTED'],
    ['rejected', reject, 'REJECTED'],
  ])('still works after the invitation was %s', async (_, answer, status) => {
    await answer();
    await block();
    expect([await isBlocked(), await statuses()]).toEqual([true, [status]]);
  });

  it('works for at least sixty days after the mail, and not much longer', async () => {
    await expect(read(AFTER_A_WEEK)).rejects.toMatchObject(NOT_OPEN);
    await block(new Date(NOW.getTime() + 60 * DAY_MS));
    expect(await isBlocked()).toBe(true);
    const later = new Date(NOW.getTime() + 68 * DAY_MS);
    for (const act of [block, allow]) await expect(act(later)).rejects.toMatchObject(NOT_OPEN);
  });

  it('can be undone, even later', async () => {
    await block();
    await expect(allow(AFTER_A_WEEK)).resolves.toEqual({ message: 'They can invite you again.' });
    expect(await isBlocked()).toBe(false);
    await expect(allow(AFTER_A_WEEK)).resolves.toBeDefined();
    expect(await statuses()).toEqual(['REJECTED']);
  });

  it('stores nothing for a business that is being deleted', async () => {
    await table.update(set(businessKey('inviting'), { deletedAt: NOW.toISOString() }));
    await expect(block()).resolves.toBeDefined();
    expect(await isBlocked()).toBe(false);
  });

  it('does nothing for an unknown token', async () => {
    token = 'made-up';
    for (const act of [block, allow]) await expect(act()).rejects.toMatchObject(NOT_OPEN);
  });
});
