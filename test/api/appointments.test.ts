import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { aCustomer, anEmployeeOf, anInvitation, aPerson, type Person, signedIn } from '#test/support/given.ts';

const UNKNOWN = 'A'.repeat(22);

type Range = { startDate: string; endDate: string };

const listed = (by: Person, range: Range) =>
  by.call<Appointment[]>('GET', `/appointments?${new URLSearchParams(range)}`);
const titles = async (by: Person, startDate: string, endDate: string) =>
  (await listed(by, { startDate, endDate })).body.map(({ title }) => title);
const read = async (by: Person, { id }: Pick<Appointment, 'id'>) =>
  (await by.call<Appointment>('GET', `/appointments/${id}`)).body;
const change = (by: Person, { id }: Pick<Appointment, 'id'>, body: object) =>
  by.call<Appointment>('PATCH', `/appointments/${id}`, { body });
const parallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

let owner: Person;
let customer: Customer;
beforeAll(async () => {
  owner = await aPerson();
  customer = await aCustomer(owner);
});

describe('an appointment', () => {
  it('is made pending, with its customer and its end, then read', async () => {
    const made = await anAppointment(owner, {
      title: ' Kick-off ',
      customerId: customer.id,
      startTime: '2026-03-02T09:00:00-07:00',
      duration: 45,
      notes: ' Bring the\nsketches ',
    });
    const { createdAt: _, ...shown } = customer;
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      title: 'Kick-off',
      startTime: '2026-03-02T16:00:00.000Z',
      endTime: '2026-03-02T16:45:00.000Z',
      status: 'pending',
      notes: 'Bring the\nsketches',
      customer: shown,
    });
    expect(await read(owner, made)).toEqual(made);
  });

  it.each([
    [{ title: undefined }, 'title is required'],
    [{ title: '  ' }, 'title is required'],
    [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters'],
    [{ title: 'a\nb' }, 'title must not contain characters of that kind'],
    [{ customerId: undefined }, 'customerId is required'],
    [{ customerId: '' }, 'customerId is required'],
    [{ customerId: 'x'.repeat(129) }, 'customerId must be at most 128 characters'],
    [{ startTime: undefined }, 'startTime is required'],
    [{ startTime: 'tomorrow' }, 'startTime must be a valid date'],
    [{ startTime: '2026-03-02' }, 'startTime must be a valid date'],
    [{ startTime: '2026-03-02T09:00:00' }, 'startTime must be a valid date'],
    [{ startTime: '2026-02-30T09:00:00Z' }, 'startTime must be a valid date'],
    [{ startTime: '1899-12-31T23:59:59Z' }, 'startTime must be a valid date'],
    [{ startTime: '2999-12-31T23:00:00-02:00' }, 'startTime must be a valid date'],
    [{ startTime: '9999-12-31T23:59:59-05:00' }, 'startTime must be a valid date'],
    [{ startTime: 1_772_467_200_000 }, 'startTime must be a string'],
    [{ duration: undefined }, 'duration is required'],
    [{ duration: 29 }, 'duration must be at least 30'],
    [{ duration: 241 }, 'duration must be at most 240'],
    [{ duration: 30.5 }, 'duration must be a whole number'],
    [{ duration: '30' }, 'duration must be a number'],
    [{ notes: 'x'.repeat(2001) }, 'notes must be at most 2000 characters'],
    [{ notes: 'a\u0000b' }, 'notes must not contain characters of that kind'],
    [{ employeeId: 'x'.repeat(129) }, 'employeeId must be at most 128 characters'],
    [{ employeeId: null }, 'employeeId must be a string'],
    [{ status: 'confirmed' }, 'property status should not exist'],
    [{ endTime: '2026-03-02T18:00:00Z' }, 'property endTime should not exist'],
    [{ id: 'mine' }, 'property id should not exist'],
    [{ businessId: 'other' }, 'property businessId should not exist'],
    [{ ls: 'APPOINTMENT#' }, 'property ls should not exist'],
  ])('is refused with %j', async (changes, message) => {
    const body = { title: 'A', customerId: customer.id, startTime: '2026-03-02T16:00:00Z', duration: 30, ...changes };
    expect(await owner.call('POST', '/appointments', { body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', message },
    });
  });

  it.each([30, 240])('may last %s minutes', async (duration) => {
    const { startTime, endTime } = await anAppointment(owner, { customerId: customer.id, duration });
    expect(Date.parse(endTime) - Date.parse(startTime)).toBe(duration * 60_000);
  });

  it('changes in what is named, and an empty text takes the notes away', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, notes: 'Bring the sketches' });
    const { notes: _, ...left } = made;
    const { status, body } = await change(owner, made, { title: 'Review', notes: '' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...left, title: 'Review' });
    expect(await read(owner, made)).toEqual(body);
    expect((await change(owner, made, {})).body).toEqual(body);
  });

  it.each([
    [{ title: '' }, 'title is required'],
    [{ customerId: '' }, 'customerId is required'],
    [{ startTime: '' }, 'startTime is required'],
    [{ duration: 0 }, 'duration must be at least 30'],
    [{ status: 'done' }, 'status must be one of pending, confirmed, cancelled'],
    [{ id: 'mine' }, 'property id should not exist'],
    [{ customer: {} }, 'property customer should not exist'],
  ])('is not changed by %j', async (body, message) => {
    const made = await anAppointment(owner, { customerId: customer.id });
    expect(await change(owner, made, body)).toMatchObject({ status: 400, body: { message } });
    expect(await read(owner, made)).toEqual(made);
  });

  it('is confirmed, cancelled and opened again', async () => {
    const made = await anAppointment(owner, { customerId: customer.id });
    for (const status of ['confirmed', 'cancelled', 'confirmed', 'pending'] as const) {
      expect((await change(owner, made, { status })).body).toEqual({ ...made, status });
    }
  });

  it('is deleted once, whoever tries at a time, and stays away', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, startTime: '2027-01-01T12:00:00Z' });
    const answers = await parallel(10, () => owner.call('DELETE', `/appointments/${made.id}`));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)]);
    expect(await titles(owner, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z')).toEqual([]);
    for (const answer of [
      await owner.call('GET', `/appointments/${made.id}`),
      await change(owner, made, { status: 'confirmed' }),
      await change(owner, made, { startTime: '2027-01-02T12:00:00Z' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'Appointment not found' } });
    }
  });
});

describe('moving an appointment', () => {
  it('keeps the duration with a new start, and the start with a new duration', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, duration: 45 });
    expect((await change(owner, made, { startTime: '2026-03-04T10:00:00-07:00' })).body).toMatchObject({
      startTime: '2026-03-04T17:00:00.000Z',
      endTime: '2026-03-04T17:45:00.000Z',
    });
    expect((await change(owner, made, { duration: 120 })).body).toMatchObject({
      startTime: '2026-03-04T17:00:00.000Z',
      endTime: '2026-03-04T19:00:00.000Z',
    });
  });

  it('moves it in the list at once', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, startTime: '2028-05-01T12:00:00Z' });
    await change(owner, made, { startTime: '2028-06-01T12:00:00Z' });
    expect(await titles(owner, '2028-05-01T00:00:00Z', '2028-05-02T00:00:00Z')).toEqual([]);
    expect(await titles(owner, '2028-06-01T00:00:00Z', '2028-06-02T00:00:00Z')).toEqual([made.title]);
  });

  it('loses nothing when start, duration and title change at once', async () => {
    await parallel(8, async (index) => {
      const made = await anAppointment(owner, { customerId: customer.id });
      const day = `2026-04-${10 + index}`;
      const answers = await Promise.all([
        change(owner, made, { startTime: `${day}T10:00:00Z` }),
        change(owner, made, { duration: 90 }),
        change(owner, made, { title: `Moved ${index}` }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await read(owner, made)).toMatchObject({
        title: `Moved ${index}`,
        startTime: `${day}T10:00:00.000Z`,
        endTime: `${day}T11:30:00.000Z`,
      });
      expect(await titles(owner, `${day}T00:00:00Z`, `${day}T23:00:00Z`)).toEqual([`Moved ${index}`]);
    });
  });

  it.each([
    ['over the hour that clocks skip in Edmonton', '2026-03-08T01:30:00-07:00', 60, '2026-03-08T09:30:00.000Z'],
    ['over the hour that clocks repeat in Toronto', '2026-11-01T01:30:00-04:00', 90, '2026-11-01T07:00:00.000Z'],
    ['from the second time of that hour', '2026-11-01T01:30:00-05:00', 30, '2026-11-01T07:00:00.000Z'],
  ])('counts minutes as they pass, %s', async (_, startTime, duration, endTime) => {
    const made = await anAppointment(owner, { customerId: customer.id, startTime, duration });
    expect(made).toMatchObject({ startTime: new Date(startTime).toISOString(), endTime });
  });
});

describe('a range', () => {
  let person: Person;
  beforeAll(async () => {
    person = await aPerson();
    const { id: customerId } = await aCustomer(person);
    for (const startTime of [
      '2026-03-09T06:00:00.000Z',
      '2026-03-08T07:00:00Z',
      '2026-03-09T05:59:59.999Z',
      '2026-03-08T06:59:59.999Z',
      '2026-03-08T09:00:00+01:00',
    ]) {
      await anAppointment(person, { customerId, startTime, title: new Date(startTime).toISOString() });
    }
  });

  it('holds what begins in it, its start included and its end not, the earliest first', async () => {
    // The 8th of March in Edmonton, which has 23 hours.
    expect(await titles(person, '2026-03-08T00:00:00-07:00', '2026-03-09T00:00:00-06:00')).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T08:00:00.000Z',
      '2026-03-09T05:59:59.999Z',
    ]);
  });

  it('of no length, or that ends before it starts, holds nothing', async () => {
    expect(await titles(person, '2026-03-08T07:00:00Z', '2026-03-08T07:00:00Z')).toEqual([]);
    expect(await titles(person, '2026-03-10T00:00:00Z', '2026-03-01T00:00:00Z')).toEqual([]);
  });

  it('has at most 100 days', async () => {
    const startDate = '2026-01-01T00:00:00Z';
    expect(await listed(person, { startDate, endDate: '2026-04-11T00:00:00Z' })).toMatchObject({ status: 200 });
    expect(await listed(person, { startDate, endDate: '2026-04-11T00:00:00.001Z' })).toMatchObject({
      status: 400,
      body: { message: 'endDate must be at most 100 days after startDate' },
    });
  });

  it.each([
    ['', ['startDate is required', 'endDate is required']],
    ['startDate=2026-03-01T00:00:00Z', 'endDate is required'],
    ['startDate=today&endDate=2026-03-01T00:00:00Z', 'startDate must be a valid date'],
    ['startDate=2026-03-01T00:00:00Z&endDate=2026-03-02T00:00:00Z&limit=5', 'property limit should not exist'],
  ])('is refused as "%s"', async (query, message) => {
    expect(await person.call('GET', `/appointments?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('shows each appointment as it is read alone, and no attribute of the table', async () => {
    const { body } = await listed(person, { startDate: '2026-03-08T07:00:00Z', endDate: '2026-03-08T07:00:01Z' });
    expect(body).toEqual([await read(person, body[0] ?? { id: '' })]);
    expect(JSON.stringify(body)).not.toMatch(/"(pk|sk|ls\w*|customerId)"|APPOINTMENT#|BUSINESS#/);
  });
});

describe('the customer of an appointment', () => {
  it('must be one of the business', async () => {
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

  it('shows as it is now, and once deleted as it was', async () => {
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

  it('does not hinder a change once deleted, and is replaced by another', async () => {
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
  it('is assigned, shown and taken away', async () => {
    const priya = await anEmployeeOf(owner);
    const { employeeId, email } = priya;
    await priya.call('PATCH', '/profile', { body: { email, firstName: 'Priya', lastName: 'Nair' } });
    const made = await anAppointment(owner, { customerId: customer.id, employeeId });
    expect(made).toMatchObject({
      employeeId,
      employee: { email, profile: { firstName: 'Priya', lastName: 'Nair', phone: '' } },
    });
    expect(await read(owner, made)).toEqual(made);
    const { employeeId: _id, employee: _employee, ...nobody } = made;
    expect((await change(owner, made, { employeeId: '' })).body).toEqual(nobody);
    expect((await change(owner, made, { employeeId })).body).toEqual(made);
  });

  it('is not assigned any more once removed', async () => {
    const { employeeId } = await anEmployeeOf(owner);
    const made = await anAppointment(owner, { customerId: customer.id, employeeId });
    await owner.call('DELETE', `/employees/${employeeId}`);
    const { employeeId: _id, employee: _employee, ...nobody } = made;
    expect(await read(owner, made)).toEqual(nobody);
    expect(await change(owner, made, { employeeId })).toMatchObject({ status: 404 });
    expect((await change(owner, made, { title: 'Goes on' })).body).toEqual({ ...nobody, title: 'Goes on' });
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
  it('never meet', async () => {
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

it('an employee does everything with the appointments of the business', async () => {
  const boss = await aPerson();
  const worker = await anEmployeeOf(boss);
  const made = await anAppointment(worker, { employeeId: worker.employeeId });
  expect(await titles(boss, '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z')).toEqual([made.title]);
  expect(await change(worker, made, { status: 'confirmed' })).toMatchObject({ status: 200 });
  expect(await read(worker, made)).toEqual(await read(boss, made));
  expect(await worker.call('DELETE', `/appointments/${made.id}`)).toMatchObject({ status: 204 });
});

it('nobody reads appointments without a session', async () => {
  const made = await anAppointment(owner, { customerId: customer.id });
  for (const path of [
    '/appointments?startDate=2026-03-01T00:00:00Z&endDate=2026-03-02T00:00:00Z',
    `/appointments/${made.id}`,
  ]) {
    expect(await owner.call('GET', path, { token: undefined })).toMatchObject({ status: 401 });
  }
});

it('the demo business has a month of appointments in every status, today and with an employee too', async () => {
  const boss = await signedIn('owner@demo.test', 'demo-1234');
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { body } = await listed(boss, { startDate: at(-20), endDate: at(40) });
  const days = new Set(body.map(({ startTime }) => startTime.slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(20);
  expect(body.some(({ employee }) => employee?.profile.firstName === 'Sam')).toBe(true);
  const today = new Date().toDateString();
  expect(body.some(({ startTime }) => new Date(startTime).toDateString() === today)).toBe(true);
  expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['pending', 'confirmed', 'cancelled']));
});
