import { expect, it } from 'vitest';
import type { ToldAttendee } from '#functions/domain/appointment/appointments.ts';
import type { AppointmentNews } from '#shared/appointment/emails.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import { noticesOf } from './attendees.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ANN = { id: 'ann', name: 'Ann Lee', email: 'ann@example.com', state: 'QC', country: 'Canada' };
const BEA = { id: 'bea', name: 'Bea', email: 'bea@example.com' };
const SAM = {
  employeeId: 'sam',
  employee: { email: 'sam@example.com', profile: { firstName: 'Sam', lastName: 'Okafor', phone: '' } },
};
const NOBODY = { employeeId: undefined, employee: undefined };

/** A confirmed future appointment with Ann and Sam. */
function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  const [startTime, endTime] = ['2026-11-21T15:00:00.000Z', '2026-11-21T16:00:00.000Z'];
  return {
    id: 'one',
    title: 'Kick-off',
    startTime,
    endTime,
    timeZone: 'America/Edmonton',
    ...localTimesIn('America/Edmonton', { startTime, endTime }),
    status: 'confirmed',
    customer: ANN,
    ...SAM,
    version: 1,
    ...changes,
  };
}

const told = (news: AppointmentNews, email: string, role: 'customer' | 'employee'): ToldAttendee => ({
  to: { email, role, name: email },
  news,
  state: 'SENT',
  at: NOW.toISOString(),
});
const BOTH_INVITED = [told('CONFIRMED', 'ann@example.com', 'customer'), told('CHANGED', 'sam@example.com', 'employee')];

type Case = [
  what: string,
  before: Partial<Appointment>,
  after: Partial<Appointment> | null,
  known: readonly ToldAttendee[],
  notices: string[],
];

it.each<Case>([
  ['is confirmed', { status: 'pending' }, {}, [], ['CONFIRMED ann', 'CONFIRMED sam']],
  ['is confirmed without an employee', { status: 'pending' }, NOBODY, [], ['CONFIRMED ann']],
  ['is moved', {}, { startTime: '2026-11-21T14:00:00.000Z' }, BOTH_INVITED, ['CHANGED ann', 'CHANGED sam']],
  ['gets a title', {}, { title: 'Review' }, BOTH_INVITED, ['CHANGED ann', 'CHANGED sam']],
  ['gets a place', {}, { location: '12 Main St' }, BOTH_INVITED, ['CHANGED ann', 'CHANGED sam']],
  ['is moved, and nobody was told of it yet', {}, { title: 'Review' }, [], ['CONFIRMED ann', 'CONFIRMED sam']],
  ['gets other notes', {}, { notes: 'For us' }, BOTH_INVITED, []],
  ['is confirmed again', {}, {}, BOTH_INVITED, []],
  ['loses its employee', {}, NOBODY, BOTH_INVITED, ['CHANGED ann', 'UNASSIGNED sam']],
  ['gets another customer', {}, { customer: BEA }, BOTH_INVITED, ['CONFIRMED bea', 'CHANGED sam', 'CANCELLED ann']],
  ['is cancelled', {}, { status: 'cancelled' }, BOTH_INVITED, ['CANCELLED ann', 'CANCELLED sam']],
  ['is cancelled, and nobody was told of it', {}, { status: 'cancelled' }, [], ['CANCELLED ann', 'CANCELLED sam']],
  [
    'is cancelled, and its customer has another address',
    { customer: BEA },
    { customer: BEA, status: 'cancelled' },
    BOTH_INVITED,
    ['CANCELLED bea', 'CANCELLED sam', 'CANCELLED ann'],
  ],
  ['is deleted', {}, null, BOTH_INVITED, ['CANCELLED ann', 'CANCELLED sam']],
  ['is pending and changes', { status: 'pending' }, { status: 'pending', title: 'Review' }, [], []],
  ['is pending and is cancelled', { status: 'pending' }, { status: 'cancelled' }, [], []],
  ['is pending and is deleted', { status: 'pending' }, null, [], []],
  ...(['pending', 'cancelled'] as const).map(
    (status): Case => [
      `was silently set to ${status}, and is deleted`,
      { status },
      null,
      BOTH_INVITED,
      ['CANCELLED ann', 'CANCELLED sam'],
    ],
  ),
  [
    'was silently set to pending, and is cancelled',
    { status: 'pending' },
    { status: 'cancelled' },
    BOTH_INVITED,
    ['CANCELLED ann', 'CANCELLED sam'],
  ],
  [
    'is moved after an invitation and an update could not be sent',
    {},
    { title: 'Review' },
    BOTH_INVITED.map((each) => ({ ...each, state: 'NOT_SENT' })),
    ['CONFIRMED ann', 'CHANGED sam'],
  ],
  [
    'gets another customer after the email to the first failed',
    {},
    { customer: BEA },
    [{ ...told('CONFIRMED', 'ann@example.com', 'customer'), state: 'NOT_SENT' }],
    ['CONFIRMED bea', 'CONFIRMED sam'],
  ],
  [
    'is over and is cancelled',
    { endTime: NOW.toISOString() },
    { endTime: NOW.toISOString(), status: 'cancelled' },
    [],
    [],
  ],
  ['was over and is moved', { endTime: NOW.toISOString() }, {}, BOTH_INVITED, ['CHANGED ann', 'CHANGED sam']],
  [
    'was cancelled and is confirmed',
    { status: 'cancelled' },
    {},
    [told('CANCELLED', 'ann@example.com', 'customer')],
    ['CONFIRMED ann', 'CONFIRMED sam'],
  ],
  [
    'has a customer who is the employee',
    { status: 'pending' },
    { customer: { ...ANN, email: 'SAM@example.com' } },
    [],
    ['CONFIRMED SAM'],
  ],
])('notifies the attendees when an appointment %s', (_, before, after, known, notices) => {
  const change = { before: anAppointment(before), after: after && anAppointment(after) };
  const found = noticesOf(change, known, NOW).map(({ news, to }) => `${news} ${to.email.split('@')[0]}`);
  expect(found).toEqual(notices);
});

it('writes to a customer in their language, by default that of their address', () => {
  const languageOf = (customer: Appointment['customer']) =>
    noticesOf({ before: anAppointment({ status: 'pending' }), after: anAppointment({ customer }) }, [], NOW)[0]?.to
      .language;
  expect(languageOf(ANN)).toBe('fr');
  expect(languageOf({ ...ANN, language: 'en' })).toBe('en');
  expect(languageOf(BEA)).toBe('en');
});
