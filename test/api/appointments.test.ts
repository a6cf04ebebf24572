import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { change, listed, read, titles } from '#test/support/appointment-calls.ts';
import { aCustomer, aPerson, type Person, signedIn } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
let customer: Customer;
beforeAll(async () => {
  owner = await aPerson();
  customer = await aCustomer(owner);
});

describe('an appointment', () => {
  it('is created pending, with its customer and its end, then read', async () => {
    const made = await anAppointment(owner, {
      title: ' Kick-off ',
      customerId: customer.id,
      startTime: '2026-03-02T09:00:00-07:00',
      duration: 45,
      notes: ' Bring the\nsketches ',
    });
    const { createdAt: _created, version: _version, ...shown } = customer;
    const zone = { en: 'Mountain Standard Time', fr: 'heure normale des Rocheuses' };
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      title: 'Kick-off',
      startTime: '2026-03-02T16:00:00.000Z',
      endTime: '2026-03-02T16:45:00.000Z',
      timeZone: 'America/Edmonton',
      localStart: { time: '2026-03-02T09:00', zone },
      localEnd: { time: '2026-03-02T09:45', zone },
      status: 'pending',
      notes: 'Bring the\nsketches',
      customer: shown,
      version: 1,
    });
    expect(await read(owner, made)).toEqual(made);
  });

  it.each([
    [{ title: undefined }, 'title is required'],
    [{ title: '  ' }, 'title is required'],
    [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters'],
    [{ title: 'a\nb' }, 'title must not contain line breaks or control characters'],
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
    [{ notes: 'a\u0000b' }, 'notes must not contain control characters'],
    [{ employeeId: 'x'.repeat(129) }, 'employeeId must be at most 128 characters'],
    [{ employeeId: null }, 'employeeId must be a string'],
    [{ status: 'confirmed' }, 'property status should not exist'],
    [{ endTime: '2026-03-02T18:00:00Z' }, 'property endTime should not exist'],
    [{ id: 'mine' }, 'id must not contain unsupported characters'],
    [{ businessId: 'other' }, 'property businessId should not exist'],
    [{ lsi1sk: 'APPOINTMENT#' }, 'property lsi1sk should not exist'],
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

  it('changes only the given fields; an empty string removes the notes', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, notes: 'Bring the sketches' });
    const { notes: _, ...left } = made;
    const { status, body } = await change(owner, made, { title: 'Review', notes: '' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...left, title: 'Review', version: 2 });
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

  it('is confirmed, cancelled and reopened', async () => {
    const made = await anAppointment(owner, { customerId: customer.id });
    for (const [index, status] of (['confirmed', 'cancelled', 'confirmed', 'pending'] as const).entries()) {
      expect((await change(owner, made, { status })).body).toEqual({ ...made, status, version: index + 2 });
    }
  });

  it('is deleted once under parallel requests, and stays deleted', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, startTime: '2027-01-01T12:00:00Z' });
    const responses = await parallel(10, () => owner.call('DELETE', `/appointments/${made.id}`));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)]);
    expect(await titles(owner, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z')).toEqual([]);
    for (const response of [
      await owner.call('GET', `/appointments/${made.id}`),
      await change(owner, made, { status: 'confirmed' }),
      await change(owner, made, { startTime: '2027-01-02T12:00:00Z' }),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'Appointment not found' } });
    }
  });
});

it('refuses to return appointments without a session', async () => {
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
