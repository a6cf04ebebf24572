import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { businessesIn, type PurgeOrder } from '#functions/data/people/businesses.ts';
import { employeesIn } from '#functions/data/people/employees.ts';
import { leaveEmployer, releaseEmployees } from '#functions/data/people/employment.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { newId, newListId } from '#functions/data/table/ids.ts';
import {
  activityKey,
  businessKey,
  companyKey,
  emailKey,
  invoiceKey,
  paymentKey,
  purgeKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, putNew } from '#functions/data/table/write.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { purgeBusinesses } from './purge.ts';
import { purgeStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const INVOICES = 60;

let table: Table;
let harness: AccountHarness;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(() => {
  harness = accountHarness(table);
});

type DisabledBusiness = { order: Required<PurgeOrder>; invoiceIds: string[] };

/** A business that was shut so many seconds ago, with invoices and a company. */
async function aDisabledBusiness({ secondsAgo = 3_600, invoices = INVOICES } = {}): Promise<DisabledBusiness> {
  const deletedAt = new Date(NOW.getTime() - secondsAgo * 1_000).toISOString();
  const { id: userId, email, businessId } = await harness.aPerson({ businessId: newId(), disabled: true, deletedAt });
  const order: Required<PurgeOrder> = { businessId, userId, email, deletedAt };
  await table.transact({
    business: putNew({ ...businessKey(businessId), id: businessId, deletedAt }),
    company: putNew({ ...companyKey(businessId), logo: `images/${businessId}.png` }),
    order: putNew({ ...order, ...purgeKey(businessId) }),
  });
  const invoiceIds = Array.from({ length: invoices }, newId);
  for (const id of invoiceIds) {
    await invoicesIn(table).create(anInvoice(id, businessId), { at: deletedAt, type: 'CREATED', to: 'DRAFT' });
  }
  return { order, invoiceIds };
}

function anInvoice(id: string, businessId: string): InvoiceRecord {
  return {
    ...{ id, businessId, invoiceNumber: id, billingName: 'Café Léger', items: [], totalCents: 100, version: 1 },
    ...{ status: 'SENT', issueDate: '2026-03-01', dueDate: '2026-03-31', currency: 'CAD', paymentMethod: 'card' },
    ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
  };
}

const removedUsers: string[] = [];
const noteRemoved = async (id: string) => void removedUsers.push(id);
const removedFiles: string[] = [];
function purge(isTimeLeft = () => true, removeUser: (id: string) => Promise<void> = noteRemoved) {
  const dependencies = {
    store: purgeStore(table),
    users: harness.users,
    businesses: businessesIn(table),
    files: { remove: async (key: string) => void removedFiles.push(key) },
    identity: { removeUser },
    releaseEmployees: (businessId: string) => releaseEmployees(table, businessId),
    leaveEmployer: (user: UserRecord) => leaveEmployer(table, user),
  };
  return purgeBusinesses(dependencies, { now: NOW, isTimeLeft });
}

const itemsAt = (pk: string) =>
  table.query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } });

async function whatIsLeft({ order, invoiceIds }: DisabledBusiness): Promise<unknown[]> {
  const partitions = [
    businessKey(order.businessId).pk,
    activityKey(order.businessId).pk,
    ...invoiceIds.map((id) => invoiceKey(id).pk),
  ];
  const items = await Promise.all(partitions.map(itemsAt));
  const account = [await harness.users.find(order.userId), await table.get(emailKey(order.email))];
  const waiting = await table.get(purgeKey(order.businessId));
  return [...items.flat(), ...account, waiting].filter((item) => item !== undefined);
}

describe('a disabled business', () => {
  it('is purged completely, once', async () => {
    const business = await aDisabledBusiness();
    const [deleted = ''] = business.invoiceIds;
    await invoicesIn(table).remove(anInvoice(deleted, business.order.businessId));
    await table.transact({ payment: putNew({ ...paymentKey(deleted, 'pi'), amountCents: 100 }) });
    const first = await purge();
    expect(first).toMatchObject({ purged: 1, waiting: 0 });
    // Each invoice has its history, its row and its number.
    expect(first.items).toBeGreaterThan(INVOICES * 3);
    expect(await whatIsLeft(business)).toEqual([]);
    expect(removedUsers).toContain(business.order.userId);
    expect(removedFiles).toContain(`images/${business.order.businessId}.png`);
    expect(await purge()).toEqual({ purged: 0, items: 0, waiting: 0 });
  });

  it('waits while calls may still be under way', async () => {
    const business = await aDisabledBusiness({ secondsAgo: 59, invoices: 1 });
    const before = await whatIsLeft(business);
    expect(await purge()).toEqual({ purged: 0, items: 0, waiting: 1 });
    expect(await whatIsLeft(business)).toEqual(before);
    await table.update({
      Key: purgeKey(business.order.businessId),
      UpdateExpression: 'SET deletedAt = :at',
      ExpressionAttributeValues: { ':at': new Date(NOW.getTime() - 60_000).toISOString() },
    });
    expect(await purge()).toMatchObject({ purged: 1 });
  });

  it('is continued where the last run ran out of time', async () => {
    const business = await aDisabledBusiness();
    let runs = 0;
    for (let result = await purge(() => false); result.purged === 0; runs += 1) {
      expect(result.waiting).toBe(1);
      let batches = 20;
      result = await purge(() => {
        batches -= 1;
        return batches > 0;
      });
    }
    expect(runs).toBeGreaterThan(2);
    expect(await whatIsLeft(business)).toEqual([]);
  });

  it('keeps its account until everything else is gone', async () => {
    const business = await aDisabledBusiness({ invoices: 1 });
    const down = () => Promise.reject(new Error('Cognito is down'));
    await expect(purge(() => true, down)).rejects.toThrow('1 businesses could not be deleted');
    expect(await whatIsLeft(business)).toHaveLength(3);
    expect(await purge()).toMatchObject({ purged: 1 });
    expect(await whatIsLeft(business)).toEqual([]);
  });

  it('keeps its owner where the order names none', async () => {
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

  it('does not block another one', async () => {
    const [one, other] = [await aDisabledBusiness({ invoices: 1 }), await aDisabledBusiness({ invoices: 1 })];
    const removeUser = (id: string) => (id === one.order.userId ? Promise.reject(new Error('no')) : Promise.resolve());
    await expect(purge(() => true, removeUser)).rejects.toThrow();
    expect(await whatIsLeft(other)).toEqual([]);
    await purge();
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

const businessOnly = ({ businessId, deletedAt }: PurgeOrder): PurgeOrder => ({ businessId, deletedAt });

const accepted = ({ id, email }: Pick<UserRecord, 'id' | 'email'>) => ({
  userId: id,
  email,
  name: email,
  status: 'ACCEPTED' as const,
});

it('leaves the e-mail to its new owner', async () => {
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
