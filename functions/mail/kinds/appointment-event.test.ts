import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './appointment-event.ts';

const EVENT: CalendarEvent = {
  id: 'kickOff',
  sequence: 2,
  changedAt: '2026-10-20T15:00:00.000Z',
  isCancelled: false,
  startTime: '2026-11-20T15:00:00.000Z',
  endTime: '2026-11-20T16:30:00.000Z',
  title: 'Kick-off',
  description: 'With: Sam Okafor',
  organizer: { name: 'Larch Studio', email: 'hello@larch.example' },
  attendee: { name: 'Ann Lee', email: 'ann@example.com' },
};

/** The values of a file's properties by name, unfolded, without parameters. */
function valuesOf(changes: Partial<CalendarEvent> = {}): Record<string, string> {
  const lines = calendarFile({ ...EVENT, ...changes })
    .content.replaceAll('\r\n ', '')
    .split('\r\n');
  const parts = lines.map((line) => /^([A-Z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(line) ?? []);
  return Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value]));
}

it('invites the attendee to the business’s meeting, in UTC', () => {
  expect(calendarFile(EVENT).method).toBe('REQUEST');
  expect(valuesOf()).toMatchObject({
    METHOD: 'REQUEST',
    UID: 'kickOff',
    SEQUENCE: '2',
    DTSTAMP: '20261020T150000Z',
    DTSTART: '20261120T150000Z',
    DTEND: '20261120T163000Z',
    SUMMARY: 'Kick-off',
    STATUS: 'CONFIRMED',
    ORGANIZER: 'mailto:hello@larch.example',
    ATTENDEE: 'MAILTO:ann@example.com',
  });
});

it('cancels the same event with a higher sequence', () => {
  expect(calendarFile({ ...EVENT, isCancelled: true }).method).toBe('CANCEL');
  expect(valuesOf({ isCancelled: true, sequence: 3 })).toMatchObject({
    METHOD: 'CANCEL',
    UID: 'kickOff',
    SEQUENCE: '3',
    STATUS: 'CANCELLED',
  });
});

it.each([
  ['before the clocks of Toronto go back', '2026-11-01T05:30:00.000Z', '20261101T053000Z'],
  ['in the hour that they repeat', '2026-11-01T06:30:00.000Z', '20261101T063000Z'],
])('keeps the time %s', (_, startTime, start) => {
  expect(valuesOf({ startTime }).DTSTART).toBe(start);
});

it.each([
  ['Plans; costs, and more', 'Plans\\; costs\\, and more'],
  ['a\\nb', 'a\\\\nb'],
  ['Line one\nEND:VEVENT', 'Line one\\nEND:VEVENT'],
  ['é'.repeat(200), 'é'.repeat(200)],
])('escapes and folds %j', (description, written) => {
  expect(valuesOf({ description }).DESCRIPTION).toBe(written);
});

it.each(['Larch; Studio, Inc: x', 'The "Studio"'])('quotes the name %j', (name) => {
  const { content } = calendarFile({ ...EVENT, organizer: { name, email: 'hello@larch.example' } });
  const line = content
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith('ORGANIZER'));
  expect(line).toBe(`ORGANIZER;CN="${name.replaceAll('"', '”')}":mailto:hello@larch.example`);
});
