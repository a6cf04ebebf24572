import { beforeEach, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '#functions/mail/kinds/appointment-event.ts';
import { missingPython } from '#test/support/python.ts';
import { readByPython } from './parsers.ts';

/** What a library reads in a calendar file. */
type Read = Record<'method' | 'uid' | 'start' | 'summary' | 'description' | 'location', string> & {
  sequence: number;
  organizer: [name: string, address: string];
  attendee: [name: string, address: string];
};

const event: CalendarEvent = {
  id: 'appointment7',
  sequence: 3,
  changedAt: '2026-11-02T10:00:00.000Z',
  isCancelled: false,
  startTime: '2026-11-20T16:00:00.000Z',
  endTime: '2026-11-20T17:00:00.000Z',
  title: 'Site visit',
  description: 'Customer: Café Léger\nPhone: +1 514 555 0100',
  location: '12 Main St, Calgary',
  organizer: { name: 'Prairie Studio Ltd.', email: 'studio@example.com' },
  attendee: { name: 'Zoë Léger', email: 'zoe@example.com' },
};

beforeEach(({ skip }) => {
  const missing = missingPython();
  skip(Boolean(missing), missing);
});

it.each<[string, Partial<CalendarEvent>]>([
  ['plain', {}],
  ['cancelled', { isCancelled: true, sequence: 4 }],
  ['without a place', { location: undefined }],
  ['in French', { title: 'Rendez-vous à l’hôtel', description: 'Téléphone\u00a0: 514\u00a0555-0100\nÀ bientôt' }],
  ['with signs that the format uses', { title: 'A; b, c: d \\n "e" \\', location: 'Room 1; floor 2, "East": \\ end' }],
  ['with signs in names', { attendee: { name: 'O’Neil; Sons, Inc.: "A"', email: 'o@example.com' } }],
  ['in other scripts', { title: '株式会社モミジ🍁 חשבונית قائمة', location: '北京市朝阳区'.repeat(20) }],
  ['with long texts', { title: 'é🍁'.repeat(150), description: `${'word '.repeat(400)}\n\n${'x'.repeat(500)}` }],
])('an appointment %s reads the same in two calendar libraries', (_, changes) => {
  const told = { ...event, ...changes };
  const [[one, other]] = readByPython<[[Read, Read]]>('read_calendar.py', [calendarFile(told).content]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({
    method: told.isCancelled ? 'CANCEL' : 'REQUEST',
    uid: told.id,
    sequence: told.sequence,
    start: '2026-11-20T16:00:00+00:00',
    summary: told.title.trim(),
    description: told.description.trim(),
    location: told.location ?? '',
  });
});
