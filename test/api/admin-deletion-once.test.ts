import { beforeAll, expect, it } from 'vitest';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { backdateDeletion, businessOf, deleteAccount, purge } from '#test/support/deletions.ts';
import { storedItems } from '#test/support/emulators.ts';
import { aPerson, aStoredInvoice, type Person, theAdministrator } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

let admin: Person;
beforeAll(async () => {
  admin = await theAdministrator();
});

const remove = (person: Person) => deleteAccount(admin, person);

it('does not delete one’s own account', async () => {
  expect(await remove(admin)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: 'You cannot delete your own account' },
  });
  expect(await admin.call('GET', '/auth/profile')).toMatchObject({ status: 200 });
});

it('removes a deleted employee from the business’s list', async () => {
  const owner = await aPerson();
  const employee = await anEmployeeOf(owner);
  expect(await remove(employee)).toMatchObject({ status: 204 });
  expect(await employee.call('GET', '/invoices')).toMatchObject({ status: 401 });
  const { body } = await owner.call<{ data: unknown[]; meta: object }>('GET', '/employees');
  expect(body).toMatchObject({ data: [], meta: { total: 0 } });
});

it('deletes an account once under parallel requests', async () => {
  const person = await aPerson();
  const responses = await parallel(20, () => remove(person));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 404)]);
});

it('purges a business once when several purges run in parallel', async () => {
  const person = await aPerson();
  const invoice = await aStoredInvoice(person);
  const businessId = await businessOf(person);
  await remove(person);
  await backdateDeletion(businessId);
  await parallel(5, purge);
  expect(await storedItems(`BUSINESS#${businessId}`)).toEqual([]);
  expect(await storedItems(`INVOICE#${invoice.id}`)).toEqual([]);
});
