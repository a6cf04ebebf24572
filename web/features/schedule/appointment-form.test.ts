import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import { problemsOf } from '#test/support/screens/form-rules-harness.ts';
import { type AppointmentForm, formOf, newAppointmentForm, startTimeOf } from './appointment-form.ts';
import { APPOINTMENT_RULES } from './appointment-rules.ts';

const ANN = { id: 'ann', name: 'Ann', email: 'ann@example.com' };
const timeZone = 'America/Edmonton';
const newForm = (day: string, clock = '2026-03-01T11:00') => newAppointmentForm({ day, clock, timeZone });
const FORM: AppointmentForm = { ...newForm('2026-03-09'), title: 'Kick-off', customer: ANN };

function anAppointment(over: Partial<Appointment> = {}): Appointment {
  const { startTime = '2026-03-09T15:00:00.000Z', endTime = '2026-03-09T15:45:00.000Z' } = over;
  return {
    id: 'appointment',
    title: 'Kick-off',
    startTime,
    endTime,
    timeZone,
    ...localTimesIn(timeZone, { startTime, endTime }),
    status: 'confirmed',
    version: 1,
    customer: { ...ANN, phone: '403 555 0100' },
    ...over,
  };
}

beforeEach(() => vi.stubEnv('TZ', 'Asia/Tokyo'));
afterEach(() => vi.unstubAllEnvs());

it('starts at 9 AM for half an hour, with no one assigned', () => {
  expect(newForm('2026-03-09')).toEqual({
    title: '',
    customer: null,
    day: '2026-03-09',
    hour: '09',
    minute: '00',
    period: 'AM',
    duration: 30,
    location: '',
    notes: '',
    employeeId: '',
    occurrence: '',
    timeZone,
  });
});

it.each([
  ['07:59', '2026-03-09', '09', 'AM'],
  ['08:59', '2026-03-09', '09', 'AM'],
  ['09:00', '2026-03-09', '10', 'AM'],
  ['11:01', '2026-03-09', '12', 'PM'],
  ['22:59', '2026-03-09', '11', 'PM'],
  ['23:00', '2026-03-10', '09', 'AM'],
])('starts, at %s on the chosen day, on %s at %s %s', (clock, day, hour, period) => {
  expect(newForm('2026-03-09', `2026-03-09T${clock}`)).toMatchObject({ day, hour, minute: '00', period });
});

it('starts at 9 AM without a day, whatever the time is', () => {
  expect(newForm('', '2026-03-09T20:00')).toMatchObject({ day: '', hour: '09', period: 'AM' });
});

describe('the start', () => {
  it.each([
    ['12', '00', 'AM', '2026-03-09T00:00[America/Edmonton]'],
    ['12', '05', 'AM', '2026-03-09T00:05[America/Edmonton]'],
    ['01', '00', 'AM', '2026-03-09T01:00[America/Edmonton]'],
    ['11', '55', 'AM', '2026-03-09T11:55[America/Edmonton]'],
    ['12', '00', 'PM', '2026-03-09T12:00[America/Edmonton]'],
    ['01', '00', 'PM', '2026-03-09T13:00[America/Edmonton]'],
    ['11', '55', 'PM', '2026-03-09T23:55[America/Edmonton]'],
  ] as const)('at %s:%s %s is %s', (hour, minute, period, startTime) => {
    expect(startTimeOf({ ...FORM, hour, minute, period })).toBe(startTime);
  });

  it('is missing without a day', () => {
    expect(startTimeOf({ ...FORM, day: '' })).toBeUndefined();
  });

  it('is the chosen one of two equal times, as long as the time stays', () => {
    const second = '2027-11-07T01:30:00-05:00';
    const night = { day: '2027-11-07', hour: '01', minute: '30', period: 'AM', occurrence: second } as const;
    expect(startTimeOf({ ...FORM, ...night })).toBe(second);
    expect(startTimeOf({ ...FORM, ...night, minute: '35' })).toBe('2027-11-07T01:35[America/Edmonton]');
  });
});

describe('an appointment', () => {
  it.each([
    ['2026-03-09T06:00:00.000Z', '12', '00', 'AM'],
    ['2026-03-09T06:07:00.000Z', '12', '07', 'AM'],
    ['2026-03-09T18:00:00.000Z', '12', '00', 'PM'],
    ['2026-03-10T05:59:00.000Z', '11', '59', 'PM'],
  ])('at %s is shown as %s:%s %s on the day of the business', (startTime, hour, minute, period) => {
    expect(formOf(anAppointment({ startTime }))).toMatchObject({ day: '2026-03-09', hour, minute, period });
  });

  it('keeps a duration that is not offered, its notes and its employee', () => {
    const form = formOf(anAppointment({ notes: 'Bring it', employeeId: 'sam' }));
    expect(form).toMatchObject({ duration: 45, notes: 'Bring it', employeeId: 'sam', customer: ANN });
    expect(formOf(anAppointment())).toMatchObject({ notes: '', employeeId: '' });
  });
});

describe('the request', () => {
  const sent = (form: AppointmentForm) => APPOINTMENT_RULES.schema.parse(APPOINTMENT_RULES.toInput?.(form));

  it('is trimmed, with the start on the clocks of the business', () => {
    expect(sent({ ...FORM, title: ' Kick-off ', notes: ' Bring it\n' })).toEqual({
      title: 'Kick-off',
      customerId: 'ann',
      startTime: '2026-03-09T09:00[America/Edmonton]',
      duration: 30,
      location: '',
      notes: 'Bring it',
      employeeId: '',
    });
  });

  it.each<[Partial<AppointmentForm>, object]>([
    [{}, {}],
    [{ title: ' Kick-off ' }, {}],
    [{ title: 'Review' }, { title: 'Review' }],
    [{ period: 'PM' }, { startTime: '2026-03-09T21:00[America/Edmonton]' }],
    [{ duration: 60 }, { duration: 60 }],
    [{ customer: { ...ANN, id: 'bob' } }, { customerId: 'bob' }],
    [{ notes: '' }, { notes: '' }],
    [{ employeeId: '' }, { employeeId: '' }],
  ])('for an edit with %j is %j', (changes, update) => {
    const appointment = anAppointment({ notes: 'Bring it', employeeId: 'sam' });
    const before = sent(formOf(appointment));
    expect(sent({ ...formOf(appointment), ...changes })).toEqual({ ...before, ...update });
  });
});

describe('problems', () => {
  it.each<[Partial<AppointmentForm>, object]>([
    [{}, {}],
    [{ title: '  ' }, { title: 'Title is required' }],
    [{ customer: null }, { customer: 'Customer is required' }],
    [{ day: '' }, { day: 'Start time is required' }],
  ])('of %j are %j', async (changes, problems) => {
    expect(await problemsOf(APPOINTMENT_RULES, { ...FORM, ...changes })).toEqual(problems);
  });
});
