import { beforeEach, describe, expect, it } from 'vitest';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { businessKey, purgeKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import { businessesIn, newBusiness } from '#functions/domain/people/businesses.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import { type ScheduledDeletion, scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { AppError } from '#shared/errors.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { NOW, purgeCalls } from '#test/support/purge-harness.ts';
import { beginDueDeletions } from './due-deletions.ts';

const table = await emulatedTable();
const deletions = scheduledDeletionsIn(table);
const businesses = businessesIn(table);
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { purge, itemsAt } = purgeCalls(table, () => harness);

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

type Ending = Parameters<typeof beginDueDeletions>[0];
const nothing = async () => undefined;

function begin({ at = NOW, ...ending }: { at?: Date } & Partial<Ending> = {}): Promise<number> {
  const dependencies = {
    ...{ deletions, businesses, users: harness.users, mails: harness.queue },
    ...{ payments: { expireAllCheckouts: nothing }, releaseEmployees: nothing, leaveEmployer: nothing },
    ...ending,
  };
  return beginDueDeletions(dependencies, { now: at, isTimeLeft: () => true });
}

/** An owner whose business is deleted in some hours. */
async function aLeavingOwner({ inHours = -1, ...fields }: { inHours?: number } & Partial<UserRecord> = {}) {
  const owner = await harness.aPerson({ businessId: newId(), ...fields });
  const { id: ownerId, businessId, createdAt } = owner;
  await table.transact({ business: newBusiness({ id: businessId, ownerId, createdAt }) });
  const deletion: ScheduledDeletion = { businessId, deletesAt: hoursFromNow(inHours).toISOString() };
  expect(await deletions.add(deletion, {})).toBeNull();
  return { owner, deletion, businessId };
}

const keepAll = async () => {
  for (const { businessId } of await deletions.list()) await deletions.cancel(businessId);
};
beforeEach(keepAll);

const deletedAtOf = async (businessId: string) => (await businesses.find(businessId))?.deletedAt;

describe('a scheduled deletion', () => {
  it('keeps its first date', async () => {
    const { deletion } = await aLeavingOwner({ inHours: 300 });
    expect(await deletions.add({ ...deletion, deletesAt: hoursFromNow(336).toISOString() }, {})).toBe('deletion');
    expect(await deletions.find(deletion.businessId)).toMatchObject(deletion);
  });

  it('begins only when it is due', async () => {
    const { owner, businessId } = await aLeavingOwner({ inHours: 48 });
    expect(await begin()).toBe(0);
    expect(await purge()).toMatchObject({ purged: 0, waiting: 0 });
    expect(await harness.users.find(owner.id)).not.toHaveProperty('disabled');
    expect(await begin({ at: hoursFromNow(48) })).toBe(1);
    expect(await harness.users.find(owner.id)).toMatchObject({ disabled: true });
    expect(await deletedAtOf(businessId)).toBe(hoursFromNow(48).toISOString());
  });

  it('does not begin once it is cancelled', async () => {
    const { businessId } = await aLeavingOwner();
    expect(await deletions.cancel(businessId)).toBe(true);
    expect(await begin()).toBe(0);
    expect(await deletedAtOf(businessId)).toBeUndefined();
    expect(await deletions.cancel(businessId)).toBe(false);
  });

  it('either begins or is cancelled when both happen concurrently, 50 times', async () => {
    for (let round = 0; round < 50; round += 1) {
      const { owner, deletion, businessId } = await aLeavingOwner();
      const [hasBegun, isCancelled] = await Promise.all([
        deletions.begin(deletion, owner, NOW.toISOString()),
        deletions.cancel(businessId),
      ]);
      expect(hasBegun).toBe(!isCancelled);
      expect((await deletedAtOf(businessId)) !== undefined).toBe(hasBegun);
      expect((await table.get(purgeKey(businessId))) !== undefined).toBe(hasBegun);
      expect((await harness.users.find(owner.id))?.disabled === true).toBe(hasBegun);
    }
    await purge();
  });

  it('does not begin if it was cancelled and rescheduled since it was read', async () => {
    const { owner, deletion, businessId } = await aLeavingOwner();
    await deletions.cancel(businessId);
    await deletions.add({ businessId, deletesAt: hoursFromNow(336).toISOString() }, {});
    expect(await deletions.begin(deletion, owner, NOW.toISOString())).toBe(false);
    expect(await deletedAtOf(businessId)).toBeUndefined();
  });

  it('is dropped when the owner became an administrator', async () => {
    const { owner, deletion, businessId } = await aLeavingOwner({ role: 'ADMIN' });
    expect(await deletions.begin(deletion, owner, NOW.toISOString())).toBe(false);
    expect(await begin()).toBe(0);
    expect(await deletions.find(businessId)).toBeUndefined();
    expect(await deletedAtOf(businessId)).toBeUndefined();
  });

  it('is dropped when an administrator suspended the business', async () => {
    const { owner, deletion, businessId } = await aLeavingOwner();
    await table.update(set(businessKey(businessId), { suspendedAt: NOW.toISOString() }));
    expect(await deletions.begin(deletion, owner, NOW.toISOString())).toBe(false);
    expect(await begin()).toBe(0);
    expect(await deletions.find(businessId)).toBeUndefined();
    expect(await deletedAtOf(businessId)).toBeUndefined();
  });

  it('does not block another one', async () => {
    const [one, other] = [await aLeavingOwner(), await aLeavingOwner()];
    const find = (id: string) => (id === one.owner.id ? Promise.reject(new Error('no')) : harness.users.find(id));
    await expect(begin({ users: { find } })).rejects.toThrow('1 records failed: deletion-not-begun');
    expect(await deletedAtOf(other.businessId)).toBeDefined();
    expect(await begin()).toBe(1);
  });
});

it('is completed by the next run when the first one ends after any of its steps', async () => {
  const { owner, deletion, businessId } = await aLeavingOwner();
  const employeeId = newListId(NOW);
  const employee = await harness.aPerson({ employerId: businessId, employeeId });
  const { id: userId, email } = employee;
  const record = { userId, email, name: email, status: 'ACCEPTED' } as const;
  await table.transact({ ...employeesIn(table, businessId).addition(employeeId, record) });
  // As if the run was killed after the transaction.
  expect(await deletions.begin(deletion, owner, hoursFromNow(-1).toISOString())).toBe(true);
  expect(await begin()).toBe(0);
  const down = () => Promise.reject(new Error('Cognito is down'));
  await expect(purge(() => true, down)).rejects.toThrow();
  expect(harness.mails).toEqual([]);
  expect(await purge()).toMatchObject({ purged: 1 });
  expect(await itemsAt(businessKey(businessId).pk)).toEqual([]);
  expect(await harness.users.find(owner.id)).toBeUndefined();
  expect(await harness.users.find(employee.id)).not.toHaveProperty('employerId');
  expect(harness.mails.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, 'Your business was deleted']]);
});

it('ends employments and checkouts as soon as it begins', async () => {
  const { owner, businessId } = await aLeavingOwner();
  await businesses.change(businessId, { stripeAccountId: 'acct_1' });
  const ended: string[] = [];
  const note = (what: string) => async () => void ended.push(what);
  await begin({
    payments: { expireAllCheckouts: async (account, id) => void ended.push(account, id) },
    releaseEmployees: note('employees'),
    leaveEmployer: note('employer'),
  });
  expect(ended.toSorted()).toEqual(['acct_1', businessId, 'employees', 'employer'].toSorted());
  expect(await harness.users.find(owner.id)).toMatchObject({ disabled: true });
});

describe('the reminder', () => {
  it('is mailed once, within the last day', async () => {
    const { owner } = await aLeavingOwner({ inHours: 24.5 });
    await begin();
    expect(harness.mails).toEqual([]);
    await begin({ at: hoursFromNow(1) });
    await begin({ at: hoursFromNow(2) });
    expect(harness.mails).toHaveLength(1);
    const [mail] = harness.mails;
    expect(mail).toMatchObject({
      to: owner.email,
      subject: 'Reminder: your business will be deleted on Mar 2, 2026',
    });
    expect(mail?.text).toContain('on March 2, 2026 at 5:30 AM MST');
    expect(mail?.text).toContain(`Keep business: ${harness.siteUrl}/profile`);
  });

  it('is mailed by the next run if it cannot be queued', async () => {
    await aLeavingOwner({ inHours: 12 });
    const add = () => Promise.reject(new AppError('UNAVAILABLE', 'x'));
    await expect(begin({ mails: { add } })).rejects.toThrow();
    await begin();
    expect(harness.mails).toHaveLength(1);
  });
});
