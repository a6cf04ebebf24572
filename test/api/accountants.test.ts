import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anAccountantOf, anInvitation, type Employed } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { list, remove, respond } from '#test/support/employee-calls.ts';
import { groupsOf } from '#test/support/emulators.ts';
import { aCustomer, aPerson, aSentInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { anOwner, change, pathOf, SETTINGS } from '#test/support/payment-settings-calls.ts';

const session = async (person: Person) => (await person.call<SessionUser>('GET', '/auth/profile')).body;
const REFUSED = { status: 403, body: { code: 'FORBIDDEN', reason: 'NOT_ALLOWED' } };

let owner: Person;
let accountant: Employed;
beforeAll(async () => {
  owner = await anOwner({ ...SETTINGS, institutionNumber: '815', transitNumber: '30000' });
  accountant = await anAccountantOf(owner);
});

describe('an accountant', () => {
  it('is invited as one by email, and is listed as one', async () => {
    const person = await aPerson();
    const { employee, token } = await anInvitation(owner, person.email, 'ACCOUNTANT');
    expect(employee).toMatchObject({ role: 'ACCOUNTANT', invitation: { status: 'PENDING' } });
    expect((await mailsTo(person.email))[0]?.text.replaceAll('\n', ' ')).toContain('as their accountant');
    expect((await call('GET', `/invitations/${token}`)).body).toMatchObject({ role: 'ACCOUNTANT' });
    expect((await list(owner)).data.map(({ role }) => role)).toEqual(['ACCOUNTANT', 'ACCOUNTANT']);
    await remove(owner, employee.id);
  });

  it.each(['ADMIN', 'USER', 'accountant', '', null])('is not what an invitation as %j makes', async (role) => {
    const { email } = await aPerson();
    const refused = await owner.call('POST', '/employees', { body: { email, role } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', issues: [{ path: 'role' }] } });
  });

  it('is in the business with their role, in the session and as a group', async () => {
    expect(await session(accountant)).toMatchObject({
      role: 'ACCOUNTANT',
      businessId: owner.businessId,
      employeeId: accountant.employeeId,
    });
    await expect.poll(() => groupsOf(accountant.id)).toEqual(['ACCOUNTANT', 'USER']);
  });

  it('reads what the owner made, and changes none of it', async () => {
    const [customer, { id }] = [await aCustomer(owner, { name: 'Kim Roy' }), await aSentInvoice(owner)];
    const paths = [
      '/invoices',
      `/invoices/${id}`,
      `/invoices/${id}/payments`,
      `/customers/${customer.id}`,
      '/activity',
    ];
    const read = await Promise.all(paths.map((path) => accountant.call('GET', path)));
    expect(read.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const before = await owner.call('GET', `/invoices/${id}`);
    for (const [method, path, body] of [
      ['PATCH', `/invoices/${id}`, { notes: 'Changed' }],
      ['DELETE', `/invoices/${id}`],
      ['POST', `/invoices/${id}/payments`, { id: crypto.randomUUID(), method: 'cash', amount: 1 }],
      ['POST', `/invoices/${id}/send`, {}],
      ['POST', '/invoices', {}],
      ['PATCH', `/customers/${customer.id}`, { name: 'Changed' }],
      ['POST', '/business/export'],
      ['PATCH', '/reminders', { hour: 10 }],
    ] as const) {
      expect(await accountant.call(method, path, body && { body }), `${method} ${path}`).toMatchObject(REFUSED);
    }
    expect(await owner.call('GET', `/invoices/${id}`)).toMatchObject({ status: 200, body: before.body });
  });

  it('changes their own details, which the owner sees', async () => {
    expect((await accountant.call('PATCH', '/profile', { body: { firstName: 'Claire' } })).status).toBe(200);
    const names = (await list(owner)).data.map(({ user }) => user.profile.firstName);
    expect(names).toContain('Claire');
  });

  it('is not to be invited to appointments', async () => {
    const { id } = await anAppointment(owner);
    const assigned = await owner.call('PATCH', `/appointments/${id}`, { body: { employeeId: accountant.employeeId } });
    expect(assigned).toMatchObject({ status: 404, body: { message: 'Employee not found' } });
    expect(await accountant.call('GET', `/appointments/${id}`)).toMatchObject(REFUSED);
  });
});

describe('bank numbers', () => {
  const settings = async (by: Person) => (await by.call<PaymentSettings>('GET', pathOf(owner))).body;

  it('are masked in what an accountant reads of the payment settings', async () => {
    expect(await settings(owner)).toMatchObject({ ...SETTINGS, institutionNumber: '815', transitNumber: '30000' });
    expect(await settings(accountant)).toEqual({
      ...(await settings(owner)),
      institutionNumber: '••••5',
      transitNumber: '••••00',
      accountNumber: '••••204',
      swiftCode: '••••CAL',
      iban: '••••555',
    });
  });

  it('are masked in the activity log', async () => {
    await change(owner, { accountNumber: '9998887776' });
    const { body } = await accountant.call<{ data: Activity[] }>('GET', '/activity');
    expect(JSON.stringify(body)).toContain('payment-settings.update');
    expect(JSON.stringify(body)).not.toMatch(/7776|7781204/);
    expect(body.data.filter(({ address, device }) => address ?? device)).toEqual([]);
    const csv = await accountant.call('GET', '/activity/export');
    expect(csv.status).toBe(200);
    expect(JSON.stringify(csv)).not.toMatch(/7776|7781204/);
    await change(owner, { accountNumber: SETTINGS.accountNumber });
  });

  it('are not what an accountant can change', async () => {
    expect(await accountant.call('PATCH', pathOf(owner), { body: { accountNumber: '1' } })).toMatchObject(REFUSED);
    expect(await settings(owner)).toMatchObject({ accountNumber: SETTINGS.accountNumber });
  });
});

describe('the access ends', () => {
  it('by leaving', async () => {
    const person = await anAccountantOf(owner);
    expect((await person.call('POST', '/employees/me/leave')).status).toBe(204);
    expect(await session(person)).toMatchObject({ role: 'USER', businessId: person.businessId });
    expect((await list(owner)).data.map(({ id }) => id)).not.toContain(person.employeeId);
    await expect.poll(() => groupsOf(person.id)).toEqual(['USER']);
  });

  it('by removal; the same person can come back as an employee', async () => {
    const person = await anAccountantOf(owner);
    const { id } = await aSentInvoice(owner);
    expect((await remove(owner, person.employeeId)).status).toBe(204);
    expect((await person.call('GET', `/invoices/${id}`)).status).toBe(404);
    await expect
      .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject))
      .toContain(`${person.email} no longer has access to your business`);
    const { token } = await anInvitation(owner, person.email);
    await respond(token, 'accept');
    expect(await session(person)).toMatchObject({ role: 'EMPLOYEE', businessId: owner.businessId });
    expect((await person.call('GET', '/reports/aging')).status).toBe(403);
    expect((await person.call('GET', '/reminders')).status).toBe(200);
    await remove(owner, (await session(person)).employeeId ?? '');
  });
});
