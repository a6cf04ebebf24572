import { beforeAll, describe, expect, it } from 'vitest';
import { anInvitation } from '#test/support/an-employee.ts';
import { type EmployeePage, expire, list, remove, resend, respond } from '#test/support/employee-calls.ts';
import { aPerson, aPersonNamed, type Person, signedIn } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

describe('the list', () => {
  let boss: Person;
  const people = [
    ['Zed', 'Ames', 'PENDING'],
    ['Élan', 'Roy', 'ACCEPTED'],
    ['', '', 'REJECTED'],
    ['Ann', 'Obi', 'EXPIRED'],
  ] as const;
  beforeAll(async () => {
    boss = await aPerson();
    for (const [firstName, lastName, status] of people) {
      const { token, employee } = await anInvitation(boss, (await aPersonNamed(firstName, lastName)).email);
      if (status === 'ACCEPTED') await respond(token, 'accept');
      if (status === 'REJECTED') await respond(token, 'reject');
      if (status === 'EXPIRED') await expire(boss, employee.id);
    }
  });
  const namesOf = ({ data }: EmployeePage) =>
    data.map(({ user }) => user.profile.firstName || user.email.split('-')[0]);

  it.each([
    ['', 'Ann, person, Élan, Zed'],
    ['sortBy=createdAt', 'Ann, person, Élan, Zed'],
    ['sortBy=name', 'Ann, Élan, person, Zed'],
    ['sortBy=name&page=2&limit=3', 'Zed'],
    ['page=2&limit=2', 'Élan, Zed'],
    ['page=9&limit=2', ''],
  ])('%s shows %s', async (query, names) => {
    const page = await list(boss, query);
    expect(namesOf(page).join(', ')).toBe(names);
    expect(page.meta.total).toBe(4);
  });

  it('sorts by email', async () => {
    const emails = (await list(boss, 'sortBy=email')).data.map(({ user }) => user.email);
    expect(emails).toEqual(emails.toSorted());
    expect(emails).toHaveLength(4);
  });

  it('returns the status of each invitation', async () => {
    const statuses = (await list(boss)).data.map(({ invitation }) => invitation?.status);
    expect(statuses).toEqual(people.map(([, , status]) => status).reverse());
  });

  it.each([
    ['elan', 'Élan'],
    ['AMES', 'Zed'],
    ['ann obi', 'Ann'],
    ['person-', 'Ann, person, Élan, Zed'],
    ['nobody', ''],
  ])('finds for %s: %s', async (text, names) => {
    const page = await list(boss, `search=${encodeURIComponent(text)}`);
    expect(namesOf(page).join(', ')).toBe(names);
    expect(page.meta.total).toBe(page.data.length);
  });

  it('has pages of ten by default, and is complete for a picker', async () => {
    const busy = await aPerson();
    await parallel(12, async () => anInvitation(busy, (await aPerson()).email));
    expect((await list(busy)).data).toHaveLength(12);
    expect((await list(busy, 'sortBy=name')).meta).toMatchObject({ limit: 100, total: 12 });
    expect((await list(busy, 'page=1')).meta).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect((await list(busy, 'page=2')).data).toHaveLength(2);
    expect((await list(busy, 'search=person')).data).toHaveLength(10);
  });

  it.each([
    ['page=0', 'page must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['sortBy=status', 'sortBy must be one of name, email, createdAt'],
  ])('refuses %s', async (query, message) => {
    expect(await boss.call('GET', `/employees?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('returns no table attributes', async () => {
    const { body } = await boss.call('GET', '/employees');
    expect(JSON.stringify(body)).not.toMatch(/"(pk|sk|lsi\w*|userId|tokenHash|expiresAt)"|EMPLOYEE#|BUSINESS#/);
  });

  it('of the demo business contains an employee, an accountant and a pending invitation', async () => {
    const { data } = await list(await signedIn('owner@demo.test', 'demo-1234'), 'sortBy=email');
    const statuses = data.map(({ user, role, invitation }) => [user.email, role, invitation?.status]);
    expect(statuses).toEqual([
      ['accountant@demo.test', 'ACCOUNTANT', 'ACCEPTED'],
      ['employee@demo.test', 'EMPLOYEE', 'ACCEPTED'],
      ['jordan@demo.test', 'EMPLOYEE', 'PENDING'],
    ]);
  });
});

it('two businesses cannot access each other’s employees', async () => {
  const [owner, other, person] = await Promise.all([aPerson(), aPerson(), aPerson()]);
  const { employee } = await anInvitation(owner, person.email);
  expect((await list(other)).meta.total).toBe(0);
  expect((await list(other, `search=${person.email}`)).meta.total).toBe(0);
  for (const act of [resend, remove]) {
    const [foreign, unknown] = [await act(other, employee.id), await act(other, 'A'.repeat(22))];
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign.body).toEqual(unknown.body);
  }
  expect((await list(owner, `search=${person.email}`)).data).toEqual([employee]);
});
