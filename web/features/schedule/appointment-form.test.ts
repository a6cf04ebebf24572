import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { problemsOf } from '#web/ui/forms/form-rules-harness.ts';
import { type AppointmentForm, formOf, newAppointmentForm, startOf } from './appointment-form.ts';
import { APPOINTMENT_RULES } from './appointment-rules.ts';

const ANN = { id: 'ann', name: 'Ann', email: 'ann@example.com' };
const NOW = new Date('2026-03-01T18:00:00Z');
const FORM: AppointmentForm = { ...newAppointmentForm('2026-03-09', NOW), title: 'Kick-off', customer: ANN };

function anAppointment(over: Partial<Appointment> = {}): Appointment {
  return {
    id: 'appointment',
    title: 'Kick-off',
    startTime: '2026-03-09T15:00:00.000Z',
    endTime: '2026-03-09T15:45:00.000Z',
    status: 'confirmed',
    version: 1,
    customer: { ...ANN, phone: '403 555 0100' },
    ...over,
  };
}

beforeEach(() => vi.stubEnv('TZ', 'America/Edmonton'));
afterEach(() => vi.unstubAllEnvs());

it('starts at 9 AM for half an hour, with no one assigned', () => {
  expect(newAppointmentForm('2026-03-09', NOW)).toEqual({
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
  const now = new Date(`2026-03-09T${clock}`);
  expect(newAppointmentForm('2026-03-09', now)).toMatchObject({ day, hour, minute: '00', period });
});

it('starts at 9 AM without a day, whatever the time is', () => {
  expect(newAppointmentForm('', new Date('2026-03-09T20:00'))).toMatchObject({ day: '', hour: '09', period: 'AM' });
});

describe('the start', () => {
  it.each([
    ['2026-03-09', '12', '00', 'AM', '2026-03-09T06:00:00.000Z'],
    ['2026-03-09', '12', '05', 'AM', '2026-03-09T06:05:00.000Z'],
    ['2026-03-09', '01', '00', 'AM', '2026-03-09T07:00:00.000Z'],
    ['2026-03-09', '11', '55', 'AM', '2026-03-09T17:55:00.000Z'],
    ['2026-03-09', '12', '00', 'PM', '2026-03-09T18:00:00.000Z'],
    ['2026-03-09', '01', '00', 'PM', '2026-03-09T19:00:00.000Z'],
    ['2026-03-09', '11', '55', 'PM', '2026-03-10T05:55:00.000Z'],
    // The day on which clocks skip the hour from two to three.
    ['2026-03-08', '01', '55', 'AM', '2026-03-08T08:55:00.000Z'],
    ['2026-03-08', '02', '00', 'AM', undefined],
    ['2026-03-08', '02', '55', 'AM', undefined],
    ['2026-03-08', '03', '00', 'AM', '2026-03-08T09:00:00.000Z'],
    ['2026-03-08', '02', '00', 'PM', '2026-03-08T20:00:00.000Z'],
    ['', '09', '00', 'AM', undefined],
  ] as const)('on %s at %s:%s %s is %s', (day, hour, minute, period, timestamp) => {
    expect(startOf({ ...FORM, day, hour, minute, period })?.toISOString()).toBe(timestamp);
  });

  it('keeps the original timestamp if untouched, even where the clocks show that time twice', () => {
    vi.stubEnv('TZ', 'America/Toronto');
    const second = anAppointment({ startTime: '2026-11-01T06:30:00.000Z', endTime: '2026-11-01T07:00:00.000Z' });
    const form = formOf(second);
    expect(form).toMatchObject({ day: '2026-11-01', hour: '01', minute: '30', period: 'AM', duration: 30 });
    expect(startOf(form)?.toISOString()).toBe('2026-11-01T06:30:00.000Z');
    expect(startOf({ ...form, minute: '35' })?.toISOString()).toBe('2026-11-01T05:35:00.000Z');
  });
});

describe('an appointment', () => {
  it.each([
    ['2026-03-09T06:00:00.000Z', '12', '00', 'AM'],
    ['2026-03-09T06:07:00.000Z', '12', '07', 'AM'],
    ['2026-03-09T18:00:00.000Z', '12', '00', 'PM'],
    ['2026-03-10T05:59:00.000Z', '11', '59', 'PM'],
  ])('at %s is shown as %s:%s %s on the reader’s local day', (startTime, hour, minute, period) => {
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

  it('is trimmed, with the start as a timestamp', () => {
    expect(sent({ ...FORM, title: ' Kick-off ', notes: ' Bring it\n' })).toEqual({
      title: 'Kick-off',
      customerId: 'ann',
      startTime: '2026-03-09T15:00:00.000Z',
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
    [{ period: 'PM' }, { startTime: '2026-03-10T03:00:00.000Z' }],
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
    [
      { day: '2026-03-08', hour: '02' },
      { hour: 'Clocks go forward and skip this time on that day. Please choose another time.' },
    ],
  ])('of %j are %j', async (changes, problems) => {
    expect(await problemsOf(APPOINTMENT_RULES, { ...FORM, ...changes })).toEqual(problems);
  });
});
