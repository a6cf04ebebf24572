import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#shared/user/schema.ts';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { storedItem } from '#test/support/emulators.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { accept, NOT_OPEN, read, reject, statusOf } from '#test/support/invitation-calls.ts';
import { parallel } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';

const roleOf = async (person: Person) => (await person.call<SessionUser>('GET', '/auth/profile')).body.role;
const invoicesOf = async (person: Person) =>
  (await person.call<{ data: { id: string }[] }>('GET', '/invoices')).body.data.map(({ id }) => id);

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
  await owner.call('POST', '/companies', {
    body: { name: 'Larch & Co', website: 'https://larch.example.com', email: 'hidden@example.com' },
  });
});

describe('an invitation', () => {
  it('returns who invites whom, and nothing else', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    await person.call('PATCH', '/profile', { body: { firstName: 'Zoé', lastName: 'Roy' } });
    const response = await read(token);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      needsPassword: false,
      status: 'PENDING',
      role: 'EMPLOYEE',
      company: { name: 'Larch & Co', website: 'https://larch.example.com' },
      employee: { user: { email: person.email, profile: { firstName: 'Zoé', lastName: 'Roy', phone: '' } } },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('of a business without a company is named after its owner', async () => {
    const [boss, person] = await Promise.all([aPerson(), aPerson()]);
    const { token } = await anInvitation(boss, person.email);
    expect((await read(token)).body.company).toEqual({ name: boss.email });
    await boss.call('PATCH', '/profile', { body: { firstName: 'Maya', lastName: 'Tremblay' } });
    expect((await read(token)).body.company).toEqual({ name: 'Maya Tremblay' });
  });

  it.each([
    ['unknown', 'A'.repeat(43)],
    ['short', 'x'],
    ['too long', 'A'.repeat(2_000)],
    ['NUL', '%00'],
    ['with a slash', 'a%2Fb'],
  ])('does not exist for a token that is %s', async (_, token) => {
    for (const response of [await read(token), await accept(token), await reject(token)]) {
      expect(response).toMatchObject(NOT_OPEN);
    }
  });
});

describe('accepting', () => {
  it('moves the person into the business immediately, and removal moves them back, with the same access token', async () => {
    const [boss, person] = await Promise.all([aPerson(), aPerson()]);
    const [theirs, own] = [await aStoredInvoice(boss), await aStoredInvoice(person)];
    await aCustomer(person, { name: 'Only mine' });
    const { token, employee } = await anInvitation(boss, person.email);
    expect(await invoicesOf(person)).toEqual([own.id]);

    expect(await accept(token)).toMatchObject({ status: 200, body: { message: 'Invitation accepted successfully!' } });
    expect(await roleOf(person)).toBe('EMPLOYEE');
    expect(await invoicesOf(person)).toEqual([theirs.id]);
    expect(await person.call('GET', `/invoices/${own.id}`)).toMatchObject({ status: 404 });
    expect((await person.call<{ customers: unknown[] }>('GET', '/customers')).body.customers).toEqual([]);
    const added = await aStoredInvoice(person);
    expect(await invoicesOf(boss)).toHaveLength(2);
    expect(await person.call('POST', '/companies', { body: { name: 'Mine' } })).toMatchObject({ status: 403 });
    expect(await statusOf(boss, person.email)).toBe('ACCEPTED');

    expect(await boss.call('DELETE', `/employees/${employee.id}`)).toMatchObject({ status: 204 });
    expect(await roleOf(person)).toBe('USER');
    expect(await invoicesOf(person)).toEqual([own.id]);
    expect(await person.call('GET', `/invoices/${added.id}`)).toMatchObject({ status: 404 });
    expect((await person.call<{ customers: unknown[] }>('GET', '/customers')).body.customers).toHaveLength(1);
    expect((await invoicesOf(boss)).sort()).toEqual([theirs.id, added.id].sort());
  });

  it('leaves the person’s own business to its employees', async () => {
    const [boss, person] = await Promise.all([aPerson(), aPerson()]);
    const colleague = await anEmployeeOf(person);
    const own = await aStoredInvoice(person);
    await accept((await anInvitation(boss, person.email)).token);
    expect(await invoicesOf(colleague)).toEqual([own.id]);
    expect(await invoicesOf(person)).toEqual([]);
  });

  it('works once', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    await accept(token);
    for (const response of [await accept(token), await reject(token), await read(token)]) {
      expect(response).toMatchObject(NOT_OPEN);
    }
    expect(await statusOf(owner, person.email)).toBe('ACCEPTED');
  });

  it('works once for 100 parallel requests', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const responses = await parallel(100, () => accept(token));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 200)) expect(response).toMatchObject(NOT_OPEN);
    expect(await roleOf(person)).toBe('EMPLOYEE');
  });

  it('two invitations simultaneously joins one business', async () => {
    for (let round = 0; round < repeats(2, 5); round += 1) {
      const [person, boss] = await Promise.all([aPerson(), aPerson()]);
      const tokens = [await anInvitation(owner, person.email), await anInvitation(boss, person.email)];
      const responses = await Promise.all(tokens.map(({ token }) => accept(token)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const statuses = [await statusOf(owner, person.email), await statusOf(boss, person.email)];
      expect(statuses.sort()).toEqual(['ACCEPTED', 'PENDING']);
    }
  });

  it('and removing simultaneously never leave a person with an employer that does not list them', async () => {
    const outcomes = await parallel(repeats(6, 20), async () => {
      const [boss, person] = await Promise.all([aPerson(), aPerson()]);
      const { token, employee } = await anInvitation(boss, person.email);
      const [accepted, removed] = await Promise.all([accept(token), boss.call('DELETE', `/employees/${employee.id}`)]);
      expect(removed.status).toBe(204);
      const account = await storedItem(`USER#${person.id}`, 'USER');
      expect([account?.employerId, account?.employeeId]).toEqual([undefined, undefined]);
      expect(await roleOf(person)).toBe('USER');
      expect(await statusOf(boss, person.email)).toBeUndefined();
      return accepted.status;
    });
    for (const status of outcomes) expect([200, 404]).toContain(status);
  });

  it('and rejecting simultaneously results in one of the two', async () => {
    for (let round = 0; round < repeats(3, 10); round += 1) {
      const person = await aPerson();
      const { token } = await anInvitation(owner, person.email);
      const responses = await Promise.all([accept(token), reject(token)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      const isAccepted = responses[0]?.status === 200;
      expect(await statusOf(owner, person.email)).toBe(isAccepted ? 'ACCEPTED' : 'REJECTED');
      expect(await roleOf(person)).toBe(isAccepted ? 'EMPLOYEE' : 'USER');
    }
  });
});

describe('rejecting', () => {
  it('leaves the person in their own business, and works once', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    expect(await reject(token)).toMatchObject({ status: 200, body: { message: 'Invitation rejected successfully!' } });
    expect(await statusOf(owner, person.email)).toBe('REJECTED');
    expect(await roleOf(person)).toBe('USER');
    for (const response of [await accept(token), await reject(token), await read(token)]) {
      expect(response).toMatchObject(NOT_OPEN);
    }
  });
});
