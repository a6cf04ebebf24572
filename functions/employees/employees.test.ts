import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { newInvitation } from '#functions/domain/people/secret-token.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import { employeeRoutes } from '#shared/api/employees.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { listEmployees, removeEmployee } from './employees.ts';
import { type EmployeeStore, employeeStore, type Invited } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

let table: Table;
let harness: AccountHarness;
let businessId: string;
let store: EmployeeStore;
let person: UserRecord;
let pending: Invited;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(async () => {
  harness = accountHarness(table);
  businessId = crypto.randomUUID();
  store = employeeStore(table, businessId, harness.roleChanged);
  person = await harness.aPerson();
  const { token: _mailed, ...invitation } = newInvitation(NOW);
  const invited = await store.invite({ userId: person.id, ...personFields(person), ...invitation }, NOW, {});
  if (!invited) expect.unreachable();
  pending = invited;
});

/** Accepts the pending invitation. */
async function accept(): Promise<void> {
  const { tokenHash: _hash, expiresAt: _end, ...answered } = pending;
  expect(await store.replace(pending, { ...answered, status: 'ACCEPTED' }, {})).toBe(true);
  await harness.users.change(person.id, { employerId: businessId, employeeId: pending.id });
}

it('does not remove a person read as pending who has since accepted', async () => {
  await accept();
  expect(await store.remove(pending, {})).toBe(false);
  expect(await store.list.find(pending.id)).toMatchObject({ status: 'ACCEPTED' });
});

it('does not remove a person read as rejected who has since been invited again and accepted', async () => {
  const { tokenHash: _hash, expiresAt: _end, ...answered } = pending;
  const rejected: Invited = { ...answered, status: 'REJECTED' };
  expect(await store.replace(pending, rejected, {})).toBe(true);
  expect(await store.replace(rejected, pending, {})).toBe(true);
  await accept();
  expect(await store.remove(rejected, {})).toBe(false);
});

const removePending = (remove: EmployeeStore['remove']) =>
  removeEmployee(
    { store: { ...store, remove }, outbox: harness.outbox },
    { id: pending.id, caller: aCaller(), client: {}, now: new Date() },
  );

it('removes a person who accepts in the meantime as an employee, and announces the change of role', async () => {
  const remove: EmployeeStore['remove'] = async (employee, orders) => {
    if (employee.status === 'PENDING') await accept();
    return store.remove(employee, orders);
  };
  await removePending(remove);
  expect(await store.list.find(pending.id)).toBeUndefined();
  expect(await harness.users.find(person.id)).not.toHaveProperty('employerId');
  expect(await harness.users.find(person.id)).not.toHaveProperty('employeeId');
  expect(harness.roleChanges).toEqual([person.id]);
});

it('asks to try again when the record changes at every attempt', async () => {
  await expect(removePending(async () => false)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(employeeRoutes.remove.errors).toContain('CONFLICT');
});

it('counts a double removal of an invited person once, and leaves their role unchanged', async () => {
  expect(await store.remove(pending, {})).toBe(true);
  expect(await store.remove(pending, {})).toBe(false);
  expect((await listEmployees(store, {}, NOW)).meta.total).toBe(0);
  expect(harness.roleChanges).toEqual([]);
});
