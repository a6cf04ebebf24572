import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { change, listed, read, titles, UNKNOWN } from '#test/support/appointment-calls.ts';
import { aCustomer, aPerson, type Person } from '#test/support/given.ts';

let owner: Person;
let customer: Customer;
beforeAll(async () => {
  owner = await aPerson();
  customer = await aCustomer(owner);
});

describe('the customer of an appointment', () => {
  it('must belong to the business', async () => {
    const other = await aPerson();
    const foreign = await aCustomer(other);
    const made = await anAppointment(owner, { customerId: customer.id });
    const body = { title: 'A', startTime: '2026-03-02T16:00:00Z', duration: 30 };
    for (const customerId of [foreign.id, UNKNOWN]) {
      const refused = { status: 404, body: { code: 'NOT_FOUND', message: 'Customer not found' } };
      expect(await owner.call('POST', '/appointments', { body: { ...body, customerId } })).toMatchObject(refused);
      expect(await change(owner, made, { customerId })).toMatchObject(refused);
    }
    expect(await read(owner, made)).toEqual(made);
  });

  it('is returned as it is now, or as it last was once deleted', async () => {
    const { id: customerId } = await aCustomer(owner, { name: 'Ann' });
    const made = await anAppointment(owner, { customerId, startTime: '2029-01-01T12:00:00Z' });
    await owner.call('PATCH', `/customers/${customerId}`, { body: { name: 'Ann Lee', phone: '' } });
    const now = await read(owner, made);
    expect(now.customer).toMatchObject({ id: customerId, name: 'Ann Lee' });
    expect(now.customer).not.toHaveProperty('phone');
    const range = { startDate: '2029-01-01T00:00:00Z', endDate: '2029-01-02T00:00:00Z' };
    expect((await listed(owner, range)).body).toEqual([now]);
    await owner.call('DELETE', `/customers/${customerId}`);
    expect((await read(owner, made)).customer).toEqual(made.customer);
    expect((await listed(owner, range)).body).toEqual([made]);
  });

  it('blocks no change once deleted, and can be replaced by another', async () => {
    const { id: customerId } = await aCustomer(owner, { name: 'Gone' });
    const made = await anAppointment(owner, { customerId });
    await owner.call('DELETE', `/customers/${customerId}`);
    expect(await change(owner, made, { title: 'Kept', customerId })).toMatchObject({
      status: 200,
      body: { title: 'Kept', customer: made.customer },
    });
    expect((await change(owner, made, { customerId: customer.id })).body.customer.id).toBe(customer.id);
    expect(await change(owner, made, { customerId })).toMatchObject({ status: 404 });
  });
});

describe('the employee of an appointment', () => {
  it('is assigned, returned and unassigned', async () => {
    const priya = await anEmployeeOf(owner);
    const { employeeId, email } = priya;
    await priya.call('PATCH', '/profile', { body: { email, firstName: 'Priya', lastName: 'Nair' } });
    const made = await anAppointment(owner, { customerId: customer.id, employeeId });
    expect(made).toMatchObject({
      employeeId,
      employee: { email, profile: { firstName: 'Priya', lastName: 'Nair', phone: '' } },
    });
    expect(await read(owner, made)).toEqual(made);
    const { employeeId: _id, employee: _employee, ...unassigned } = made;
    expect((await change(owner, made, { employeeId: '' })).body).toEqual({ ...unassigned, version: 2 });
    expect((await change(owner, made, { employeeId })).body).toEqual({ ...made, version: 3 });
  });

  it('is unassigned once removed from the business', async () => {
    const { employeeId } = await anEmployeeOf(owner);
    const made = await anAppointment(owner, { customerId: customer.id, employeeId });
    await owner.call('DELETE', `/employees/${employeeId}`);
    const { employeeId: _id, employee: _employee, ...unassigned } = made;
    expect(await read(owner, made)).toEqual(unassigned);
    expect(await change(owner, made, { employeeId })).toMatchObject({ status: 404 });
    const renamed = await change(owner, made, { title: 'Goes on' });
    expect(renamed.body).toEqual({ ...unassigned, title: 'Goes on', version: 2 });
  });

  it('must work in the business', async () => {
    const [other, invited] = [await aPerson(), await aPerson()];
    const { employee: pending } = await anInvitation(owner, invited.email);
    const ids = [pending.id, (await anEmployeeOf(other)).employeeId, UNKNOWN];
    const made = await anAppointment(owner, { customerId: customer.id });
    for (const employeeId of ids) {
      const refused = { status: 404, body: { message: 'Employee not found' } };
      const body = { title: 'A', customerId: customer.id, startTime: '2026-03-02T16:00:00Z', duration: 30, employeeId };
      expect(await owner.call('POST', '/appointments', { body })).toMatchObject(refused);
      expect(await change(owner, made, { employeeId })).toMatchObject(refused);
    }
    expect(await read(owner, made)).toEqual(made);
  });
});

describe('two businesses', () => {
  it('cannot access each other’s appointments', async () => {
    const other = await aPerson();
    const made = await anAppointment(owner, { customerId: customer.id, startTime: '2030-01-01T12:00:00Z' });
    expect(await titles(other, '2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z')).toEqual([]);
    for (const [method, options] of [
      ['GET', {}],
      ['PATCH', { body: { title: 'Theirs' } }],
      ['DELETE', {}],
    ] as const) {
      const foreign = await other.call(method, `/appointments/${made.id}`, options);
      const unknown = await other.call(method, `/appointments/${UNKNOWN}`, options);
      expect(foreign).toMatchObject({ status: 404, body: { message: 'Appointment not found' } });
      expect(foreign.body).toEqual(unknown.body);
    }
    expect(await read(owner, made)).toEqual(made);
  });
});

it('an employee has full access to the appointments of the business', async () => {
  const boss = await aPerson();
  const worker = await anEmployeeOf(boss);
  const made = await anAppointment(worker, { employeeId: worker.employeeId });
  expect(await titles(boss, '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z')).toEqual([made.title]);
  expect(await change(worker, made, { status: 'confirmed' })).toMatchObject({ status: 200 });
  expect(await read(worker, made)).toEqual(await read(boss, made));
  expect(await worker.call('DELETE', `/appointments/${made.id}`)).toMatchObject({ status: 204 });
});
