import { expect, it } from 'vitest';
import { localTimesIn } from '#shared/zoned-time.ts';
import { daySpan } from './appointment-days.ts';
import { dayOfWeek, dayRange, daysInFull, fullDay, shortDay } from './day-names.en.ts';
import { listed } from './notify.ts';
import { durationText, timeRange } from './time-text.ts';

const times = (startTime: string, endTime: string) => localTimesIn('America/Toronto', { startTime, endTime });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('formats times as in Québec', () => {
  expect(plain(timeRange(times('2026-11-20T14:00:00Z', '2026-11-20T19:30:00Z')))).toBe('9 h – 14 h 30');
  expect(plain(timeRange(times('2026-11-01T05:30:00Z', '2026-11-01T06:00:00Z')))).toBe(
    '1 h 30 (heure avancée de l’Est) – 1 h (heure normale de l’Est)',
  );
});

it.each([
  [30, '30 minutes'],
  [60, '1 heure'],
  [65, '1 h 05'],
  [90, '1 h 30'],
  [120, '2 heures'],
])('formats %s minutes as %s', (minutes, text) => {
  expect(plain(durationText(minutes))).toBe(text);
});

it('formats days, and begins those that stand alone with a capital', () => {
  expect(fullDay('2026-11-01')).toBe('dimanche 1er\u00a0novembre 2026');
  expect(dayOfWeek('2026-11-21')).toBe('Samedi 21\u00a0novembre');
  expect(daysInFull(['2026-11-21'])).toBe('Samedi 21\u00a0novembre 2026');
  expect(daysInFull(['2026-11-21', '2026-11-22'])).toBe(
    'Du samedi 21\u00a0novembre 2026 au dimanche 22\u00a0novembre 2026',
  );
  expect(daySpan(times('2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z'))).toBe('Du vendredi au samedi');
  expect(shortDay('2026-11-21')).toBe('sam. 21\u00a0nov. 2026');
  expect(dayRange('2026-11-21', '2026-11-27')).toBe('21\u00a0nov. – 27\u00a0nov. 2026');
  expect(dayRange('2026-12-28', '2027-01-03')).toBe('28\u00a0déc. 2026 – 3\u00a0janv. 2027');
});

it('lists addresses', () => {
  expect(listed(['a@b.ca', 'c@d.ca', 'e@f.ca'])).toBe('a@b.ca, c@d.ca et e@f.ca');
});
