import { describe, expect, it } from 'vitest';
import type { SecondFactorSetup } from '#shared/security/schema.ts';
import {
  NEW_PASSWORD,
  rebuildAccountsOf,
  rebuilt,
  subjectOfPerson,
  withNewPassword,
} from '#test/support/a-rebuilt-account.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { codeOf, nextCodeOf } from '#test/support/authenticator.ts';
import { call } from '#test/support/client.ts';
import { backdateDeletion, deleteAccount, purge } from '#test/support/deletions.ts';
import { groupsOf, storedItem } from '#test/support/emulators.ts';
import {
  anAdministrator,
  aPerson,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
  theAdministrator,
  verificationOf,
} from '#test/support/given.ts';

const login = (email: string, password: string) => call('POST', '/auth/login', { body: { email, password } });
const invoicesOf = async (person: Person) =>
  (await person.call<{ data: { id: string }[] }>('GET', '/invoices')).body.data.map(({ id }) => id);
/** Resolves once an account is in exactly these groups. */
const isIn = async (person: Person, ...groups: string[]) => {
  const subject = await subjectOfPerson(person);
  await expect.poll(() => groupsOf(subject)).toEqual(groups);
};

describe('a person whose account was lost with the user pool', () => {
  it('cannot sign in before they reset their password, and no token from before opens anything', async () => {
    const person = await aPerson();
    await rebuildAccountsOf(person);
    expect(await login(person.email, PASSWORD)).toMatchObject({ status: 401 });
    const body = { refresh_token: person.refreshToken };
    expect(await call('POST', '/auth/refresh', { body })).toMatchObject({ status: 401 });
  });

  it('has the same id, business and records afterwards, and nobody else has', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const ids = [(await aStoredInvoice(one)).id, (await aStoredInvoice(other)).id];
    const [after, neighbour] = [await rebuilt(one), await rebuilt(other)];
    expect([after.id, after.businessId]).toEqual([one.id, one.businessId]);
    expect(await subjectOfPerson(after)).not.toBe(one.id);
    expect([await invoicesOf(after), await invoicesOf(neighbour)]).toEqual([[ids[0]], [ids[1]]]);
    expect(await after.call('GET', `/invoices/${ids[1]}`)).toMatchObject({ status: 404 });
  });

  it('stays signed in, confirms their identity, changes their password and logs out', async () => {
    const person = await rebuilt(await aPerson());
    const { status, body } = await call<{ access_token: string; refresh_token: string }>('POST', '/auth/refresh', {
      body: { refresh_token: person.refreshToken },
    });
    expect(status).toBe(200);
    const token = body.access_token;
    const confirmed = await call('POST', '/auth/confirm', { token, body: { password: NEW_PASSWORD } });
    expect(confirmed).toMatchObject({ status: 204 });
    const change = { newPassword: 'yet-another-1' };
    expect(await call('POST', '/auth/change-password', { token, body: change })).toMatchObject({ status: 204 });
    const { refreshToken } = await signedIn(person.email, 'yet-another-1');
    expect(await call('POST', '/auth/logout', { body: { refresh_token: refreshToken } })).toMatchObject({
      status: 204,
    });
  });

  it('still needs a code of their authenticator app, and their app still has it', async () => {
    const person = await aPerson();
    const { body: setup } = await person.call<SecondFactorSetup>('POST', '/auth/second-factor');
    await person.call('POST', '/auth/second-factor/enable', { body: { code: codeOf(setup.secret) } });
    await rebuildAccountsOf(person);
    await withNewPassword(person);
    expect(await login(person.email, NEW_PASSWORD)).toMatchObject({ status: 403, body: { reason: 'CODE_REQUIRED' } });
    const body = { email: person.email, password: NEW_PASSWORD, code: nextCodeOf(setup.secret) };
    expect(await call('POST', '/auth/login', { body })).toMatchObject({ status: 200 });
  });

  it('changes their email', async () => {
    const person = await rebuilt(await aPerson());
    const email = `changed-${crypto.randomUUID()}@example.com`;
    expect(await person.call('POST', '/profile/change-email', { body: { email } })).toMatchObject({ status: 200 });
    const { token } = await verificationOf(email);
    expect(await call('POST', '/auth/verify-email', { body: { token } })).toMatchObject({ status: 200 });
    expect(await signedIn(email, NEW_PASSWORD)).toMatchObject({ id: person.id, businessId: person.businessId });
    expect(await login(person.email, NEW_PASSWORD)).toMatchObject({ status: 401 });
  });

  it('becomes an administrator and stops being one', async () => {
    const [person, admin] = [await rebuilt(await aPerson()), await theAdministrator()];
    const setRole = (role: string) => admin.call('PATCH', `/admin/users/${person.id}/role`, { body: { role } });
    expect(await setRole('ADMIN')).toMatchObject({ status: 200 });
    await isIn(person, 'ADMIN', 'USER');
    expect(await person.call('GET', '/admin/users')).toMatchObject({ status: 200 });
    expect(await setRole('USER')).toMatchObject({ status: 200 });
    await isIn(person, 'USER');
  });

  it('is still an administrator, or an employee', async () => {
    const admin = await rebuilt(await anAdministrator());
    await isIn(admin, 'ADMIN', 'USER');
    expect(await admin.call('GET', '/admin/users')).toMatchObject({ status: 200 });
    const owner = await aPerson();
    const employee = await rebuilt(await anEmployeeOf(owner));
    await isIn(employee, 'EMPLOYEE', 'USER');
    expect(employee).toMatchObject({ role: 'EMPLOYEE', businessId: owner.businessId });
  });

  it('leaves no account and no mapping when they are deleted, and their email can be registered again', async () => {
    const person = await rebuilt(await aPerson());
    const subject = await subjectOfPerson(person);
    await deleteAccount(await theAdministrator(), person);
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    await backdateDeletion(person.businessId);
    await purge();
    expect(await storedItem(`SUBJECT#${subject}`, 'SUBJECT')).toBeUndefined();
    await expect(groupsOf(subject)).rejects.toThrow();
    const again = { email: person.email, password: PASSWORD };
    expect(await call('POST', '/users', { body: again })).toMatchObject({ status: 201 });
    expect(await invoicesOf(await signedIn(person.email, PASSWORD))).toEqual([]);
  });
});
