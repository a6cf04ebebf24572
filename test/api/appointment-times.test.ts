import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { change, listed, read, titles } from '#test/support/appointment-calls.ts';
import { aCustomer, aPerson, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
let customer: Customer;
beforeAll(async () => {
  owner = await aPerson();
  customer = await aCustomer(owner);
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

  it('moves it in the list immediately', async () => {
    const made = await anAppointment(owner, { customerId: customer.id, startTime: '2028-05-01T12:00:00Z' });
    await change(owner, made, { startTime: '2028-06-01T12:00:00Z' });
    expect(await titles(owner, '2028-05-01T00:00:00Z', '2028-05-02T00:00:00Z')).toEqual([]);
    expect(await titles(owner, '2028-06-01T00:00:00Z', '2028-06-02T00:00:00Z')).toEqual([made.title]);
  });

  it('loses nothing when start, duration and title change simultaneously', async () => {
    await parallel(8, async (index) => {
      const made = await anAppointment(owner, { customerId: customer.id });
      const day = `2026-04-${10 + index}`;
      const responses = await Promise.all([
        change(owner, made, { startTime: `${day}T10:00:00Z` }),
        change(owner, made, { duration: 90 }),
        change(owner, made, { title: `Moved ${index}` }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
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

describe('a time on the clocks of a zone', () => {
  const startAt = (startTime: string) =>
    owner.call<Appointment>('POST', '/appointments', {
      body: { title: 'Kick-off', customerId: customer.id, startTime, duration: 30 },
    });

  it.each([
    // Alberta stopped changing its clocks in 2026.
    ['2027-01-15T23:00[America/Edmonton]', '2027-01-16T05:00:00.000Z'],
    ['2027-01-15T23:00[America/Toronto]', '2027-01-16T04:00:00.000Z'],
    ['2027-07-15T09:30[America/St_Johns]', '2027-07-15T12:00:00.000Z'],
    ['2027-03-14T03:00[America/Toronto]', '2027-03-14T07:00:00.000Z'],
    ['2027-11-07T00:59[America/Toronto]', '2027-11-07T04:59:00.000Z'],
    ['2027-11-07T02:00[America/Toronto]', '2027-11-07T07:00:00.000Z'],
  ])('%s is %s', async (startTime, expected) => {
    expect(await startAt(startTime)).toMatchObject({ status: 201, body: { startTime: expected } });
  });

  it('is returned on the clocks of the business, with the names of its zone', async () => {
    const { body: made } = await startAt('2027-01-15T23:45[America/Edmonton]');
    const zone = { en: 'Mountain Daylight Time', fr: 'heure avancée des Rocheuses' };
    expect(made).toMatchObject({
      localStart: { time: '2027-01-15T23:45', zone },
      localEnd: { time: '2027-01-16T00:15', zone },
    });
    expect((await change(owner, made, { startTime: '2027-01-20T08:00[America/Edmonton]' })).body).toMatchObject({
      startTime: '2027-01-20T14:00:00.000Z',
      localEnd: { time: '2027-01-20T08:30' },
    });
    const range = { startDate: '2027-01-20T00:00:00Z', endDate: '2027-01-21T00:00:00Z' };
    expect((await listed(owner, range)).body).toMatchObject([{ localStart: { time: '2027-01-20T08:00' } }]);
  });

  it('is refused if the clocks skip it', async () => {
    expect(await startAt('2027-03-14T02:30[America/Toronto]')).toMatchObject({
      status: 400,
      body: {
        message: 'startTime is skipped by the clocks on that day',
        issues: [{ path: 'startTime', rule: 'skipped' }],
      },
    });
  });

  it('is refused if the clocks show it twice, naming both times', async () => {
    const [first, second] = ['2027-11-07T01:30:00-04:00', '2027-11-07T01:30:00-05:00'];
    const params = {
      ...{ first, firstZone: 'Eastern Daylight Time', firstZoneFr: 'heure avancée de l’Est' },
      ...{ second, secondZone: 'Eastern Standard Time', secondZoneFr: 'heure normale de l’Est' },
    };
    const refused = {
      status: 400,
      body: {
        message: `startTime is shown twice by the clocks on that day: ${first} and ${second}`,
        issues: [{ path: 'startTime', rule: 'repeated', params }],
      },
    };
    const repeated = '2027-11-07T01:30[America/Toronto]';
    expect(await startAt(repeated)).toMatchObject(refused);
    const { body: made } = await startAt(second);
    expect(made).toMatchObject({ startTime: '2027-11-07T06:30:00.000Z' });
    expect(await change(owner, made, { startTime: repeated })).toMatchObject(refused);
  });

  it.each([
    '2027-01-15T23:00',
    '2027-01-15T23:00[America/Calgary]',
    '2027-01-15T23:00[EST]',
    '2027-01-15T24:00[America/Edmonton]',
    '2027-02-30T09:00[America/Edmonton]',
    '1899-12-31T09:00[America/Edmonton]',
  ])('is refused as %s', async (startTime) => {
    expect(await startAt(startTime)).toMatchObject({
      status: 400,
      body: { message: 'startTime must be a valid date' },
    });
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

  it('contains appointments that start in it, its end excluded, or still run at its start, earliest first', async () => {
    // 8 March in Edmonton, a day of 23 hours.
    expect(await titles(person, '2026-03-08T00:00:00-07:00', '2026-03-09T00:00:00-06:00')).toEqual([
      '2026-03-08T06:59:59.999Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T08:00:00.000Z',
      '2026-03-09T05:59:59.999Z',
    ]);
  });

  it('contains the longest appointment still running, but not one that ends as it starts', async () => {
    const long = await aPerson();
    const { id: customerId } = await aCustomer(long);
    await anAppointment(long, { customerId, startTime: '2026-03-08T22:00:00Z', duration: 240, title: 'Over midnight' });
    await anAppointment(long, { customerId, startTime: '2026-03-08T23:00:00Z', duration: 60, title: 'Until midnight' });
    const midnight = '2026-03-09T00:00:00Z';
    expect(await titles(long, midnight, '2026-03-10T00:00:00Z')).toEqual(['Over midnight']);
    expect(await titles(long, '2026-03-08T00:00:00Z', midnight)).toEqual(['Over midnight', 'Until midnight']);
    expect(await titles(long, '2026-03-09T02:00:00Z', '2026-03-10T00:00:00Z')).toEqual([]);
  });

  it('is empty if it has no length or ends before it starts', async () => {
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

  it('returns each appointment as reading it alone does, without table attributes', async () => {
    const { body } = await listed(person, { startDate: '2026-03-08T08:00:00Z', endDate: '2026-03-08T08:00:01Z' });
    expect(body).toEqual([await read(person, body[0] ?? { id: '' })]);
    expect(JSON.stringify(body)).not.toMatch(/"(pk|sk|lsi\w*|customerId)"|APPOINTMENT#|BUSINESS#/);
  });
});
