import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { storedItem } from '#test/support/emulators.ts';
import { anAdministrator, aPerson, PASSWORD, type Person, signedIn } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { repeats } from '#test/support/repeats.ts';

type Page = { data: AdminUser[]; meta: PageMeta };

let admin: Person;
beforeAll(async () => {
  // One of their own: the sessions of the administrator that all test files share are ended, oldest first.
  admin = await anAdministrator();
});

const list = async (query: string) => (await admin.call<Page>('GET', `/admin/users?${query}`)).body;
const setRole = (by: Person, id: string, role: string) =>
  by.call<AdminUser>('PATCH', `/admin/users/${id}/role`, { body: { role } });
const setIntegration = (id: string, enabled: boolean) =>
  admin.call('PATCH', `/admin/users/${id}/payment-integration`, { body: { enabled } });
const asAdmin = (by: Person) => by.call('GET', '/admin/users?limit=1');
const refresh = ({ refreshToken }: Person) =>
  call<{ access_token: string }>('POST', '/auth/refresh', { body: { refresh_token: refreshToken } });

describe('a role', () => {
  it('applies from the next call, and after the next sign-in', async () => {
    const person = await aPerson();
    expect(await setRole(admin, person.id, 'ADMIN')).toMatchObject({
      status: 200,
      body: { id: person.id, email: person.email, role: 'ADMIN' },
    });
    expect(await asAdmin(person)).toMatchObject({ status: 200 });
    expect(await signedIn(person.email, PASSWORD)).toMatchObject({ role: 'ADMIN' });
    expect(await setRole(admin, person.id, 'USER')).toMatchObject({ status: 200, body: { role: 'USER' } });
    expect(await asAdmin(person)).toMatchObject({ status: 403 });
    expect(await refresh(person)).toMatchObject({ status: 200 });
    expect(await signedIn(person.email, PASSWORD)).toMatchObject({ role: 'USER' });
    expect(await asAdmin(person)).toMatchObject({ status: 403 });
  });

  it('can be set to its current value', async () => {
    const person = await aPerson();
    for (const role of ['USER', 'ADMIN', 'ADMIN']) {
      expect(await setRole(admin, person.id, role)).toMatchObject({ status: 200, body: { role } });
    }
    expect(await signedIn(person.email, PASSWORD)).toMatchObject({ role: 'ADMIN' });
  });

  it('cannot be changed by its own holder', async () => {
    for (const role of ['USER', 'ADMIN']) {
      const response = await setRole(admin, admin.id, role);
      expect(response).toMatchObject({ status: 403, body: { message: 'You cannot change your own role' } });
    }
    expect(await asAdmin(admin)).toMatchObject({ status: 200 });
  });

  it.each(['EMPLOYEE', 'admin', '', null, undefined])('cannot be set to %s', async (role) => {
    const person = await aPerson();
    const response = await admin.call('PATCH', `/admin/users/${person.id}/role`, { body: { role } });
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it.each([
    ['unknown', async () => 'A'.repeat(22)],
    ['malformed', async () => 'no%20such%20id'],
    ['deleted', aDeletedId],
  ])('is not given to an account that is %s', async (_, anId) => {
    const id = await anId();
    const notFound = { status: 404, body: { code: 'NOT_FOUND', message: 'User not found' } };
    expect(await setRole(admin, id, 'ADMIN')).toMatchObject(notFound);
    expect(await setRole(admin, id, 'USER')).toMatchObject(notFound);
    expect(await setIntegration(id, true)).toMatchObject(notFound);
    expect(await admin.call('DELETE', `/admin/users/${id}`)).toMatchObject(notFound);
  });

  it('of an administrator cannot be given to an employee', async () => {
    const employee = await anEmployeeOf(await aPerson());
    expect(await setRole(admin, employee.id, 'ADMIN')).toMatchObject({
      status: 409,
      body: { message: 'This person works for a company. They must leave it to become an administrator.' },
    });
    expect(await signedIn(employee.email, PASSWORD)).toMatchObject({ role: 'EMPLOYEE' });
    expect(await setRole(admin, employee.id, 'USER')).toMatchObject({ status: 200 });
  });
});

async function aDeletedId(): Promise<string> {
  const { id } = await aPerson();
  await admin.call('DELETE', `/admin/users/${id}`);
  return id;
}

describe('card payments of a business', () => {
  it('can be allowed and forbidden', async () => {
    const { id, email } = await aPerson();
    for (const enabled of [true, false]) {
      expect(await setIntegration(id, enabled)).toMatchObject({ body: { id, paymentIntegrationEnabled: enabled } });
      expect((await list(`search=${email}`)).data[0]).toMatchObject({
        paymentIntegrationEnabled: enabled,
        paymentSettings: { paymentIntegrationEnabled: enabled },
      });
    }
  });
});

describe('two administrators', () => {
  it('who demote each other simultaneously leave one, each time', async () => {
    const [one, other] = await Promise.all([anAdministrator(), anAdministrator()]);
    for (let round = 0; round < repeats(10, 50); round += 1) {
      const [first, second] = await Promise.all([setRole(one, other.id, 'USER'), setRole(other, one.id, 'USER')]);
      expect([first.status, second.status].toSorted()).toEqual([200, 403]);
      const roles = await Promise.all([one, other].map(({ id }) => storedItem(`USER#${id}`, 'USER')));
      const loser = first.status === 200 ? other : one;
      expect(roles.map((user) => user?.role)).toEqual(loser === other ? ['ADMIN', 'USER'] : ['USER', 'ADMIN']);
      expect(await setRole(admin, loser.id, 'ADMIN')).toMatchObject({ status: 200 });
    }
    for (const { email } of [one, other]) expect(await signedIn(email, PASSWORD)).toMatchObject({ role: 'ADMIN' });
  });

  it('who delete each other simultaneously leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await Promise.all([anAdministrator(), anAdministrator()]);
      const responses = await Promise.all([
        one.call('DELETE', `/admin/users/${other.id}`),
        other.call('DELETE', `/admin/users/${one.id}`),
      ]);
      const [done, refused] = responses.map(({ status }) => status).toSorted();
      expect(done).toBe(204);
      expect([401, 403]).toContain(refused);
      const after = await Promise.all([one, other].map((each) => asAdmin(each)));
      expect(after.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    }
  });
});

it('allowing card payments tells the owner by email, once', async () => {
  const person = await aPerson();
  for (const enabled of [true, true]) expect((await setIntegration(person.id, enabled)).status).toBe(200);
  const mails = () => mailsTo(person.email);
  // The queued message does not name its recipient yet.
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual(['You can accept card payments now']);
  expect((await mails())[0]?.text).toContain('/payment-settings');
  expect((await setIntegration(person.id, false)).status).toBe(200);
  expect(await mails()).toHaveLength(1);
});

describe('50 clients of one administrator', () => {
  /** A call only for administrators that reads little; an accepted one finds nobody. */
  const cheapCall = (by: Person) =>
    by.call('PATCH', `/admin/users/${'A'.repeat(22)}/payment-integration`, { body: { enabled: true } });
  const ACCEPTED = 404;

  it.each([
    ['the role is taken away', (id: string) => setRole(admin, id, 'USER'), 403],
    ['the account is deleted', (id: string) => admin.call('DELETE', `/admin/users/${id}`), 401],
  ])('have no call accepted that began after %s', async (_, take, refusal) => {
    const administrator = await anAdministrator();
    let isTaken = false;
    // After a failure, the clients would keep calling during the next tests.
    onTestFinished(() => {
      isTaken = true;
    });
    const before: number[] = [];
    const after: number[] = [];
    const clients = Array.from({ length: 20 }, () => Promise.withResolvers<void>());
    const work = clients.map(async ({ resolve: onAccepted }) => {
      for (let late = 0; late < 3; ) {
        const isLate = isTaken;
        const { status } = await cheapCall(administrator);
        (isLate ? after : before).push(status);
        if (status === ACCEPTED) onAccepted();
        if (isLate) late += 1;
      }
    });
    await Promise.all(clients.map(({ promise }) => promise));
    expect((await take(administrator.id)).status).toBeLessThan(300);
    isTaken = true;
    await Promise.all(work);
    expect(before.filter((status) => status !== ACCEPTED && status !== refusal)).toEqual([]);
    expect(after).toEqual(Array.from({ length: 60 }, () => refusal));
  });
});
