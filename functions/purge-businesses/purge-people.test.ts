import { beforeEach, describe, expect, it } from 'vitest';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { businessKey, emailKey, purgeKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import type { PurgeOrder } from '#functions/domain/people/businesses.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { NOW, purgeCalls } from '#test/support/purge-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { aDisabledBusiness, purge, itemsAt, removedUsers } = purgeCalls(table, () => harness);

const businessOnly = ({ businessId, deletedAt }: PurgeOrder): PurgeOrder => ({ businessId, deletedAt });

const accepted = ({ id, email }: Pick<UserRecord, 'id' | 'email'>) => ({
  userId: id,
  email,
  name: email,
  status: 'ACCEPTED' as const,
});

describe('a disabled business', () => {
  it('keeps its owner if the order names none', async () => {
    const { order } = await aDisabledBusiness({ invoices: 1 });
    const employee = { employerId: newId(), employeeId: newListId(NOW) };
    await harness.users.change(order.userId, employee);
    await table.transact({ order: put({ ...businessOnly(order), ...purgeKey(order.businessId) }) });
    expect(await purge()).toMatchObject({ purged: 1 });
    expect(await itemsAt(businessKey(order.businessId).pk)).toEqual([]);
    expect(await table.get(purgeKey(order.businessId))).toBeUndefined();
    expect(await harness.users.find(order.userId)).toMatchObject(employee);
    expect(await table.get(emailKey(order.email))).toMatchObject({ userId: order.userId });
    expect(removedUsers).not.toContain(order.userId);
  });

  it('ends all its employments, and its owner’s', async () => {
    const { order } = await aDisabledBusiness({ invoices: 0 });
    const employeeId = newListId(NOW);
    const employee = await harness.aPerson({ employerId: order.businessId, employeeId });
    const employees = employeesIn(table, order.businessId);
    await table.transact({ ...employees.addition(employeeId, accepted(employee)) });
    const elsewhere = newId();
    const jobId = newListId(NOW);
    await table.transact({
      ...employeesIn(table, elsewhere).addition(jobId, accepted({ id: order.userId, email: 'x' })),
    });
    await harness.users.change(order.userId, { employerId: elsewhere, employeeId: jobId });
    expect(await purge()).toMatchObject({ purged: 1 });
    expect(await harness.users.find(employee.id)).not.toHaveProperty('employerId');
    expect(await employeesIn(table, elsewhere).find(jobId)).toBeUndefined();
  });
});

it('leaves the email with its new owner', async () => {
  const { order } = await aDisabledBusiness({ invoices: 0 });
  await table.update({
    Key: emailKey(order.email),
    UpdateExpression: 'SET userId = :other',
    ExpressionAttributeValues: { ':other': 'another' },
  });
  expect(await purge()).toMatchObject({ purged: 1 });
  expect(await table.get(emailKey(order.email))).toMatchObject({ userId: 'another' });
  expect(await table.get(purgeKey(order.businessId))).toBeUndefined();
});
