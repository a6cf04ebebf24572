import { expect, it } from 'vitest';
import { localTimesIn } from '#shared/zoned-time.ts';
import { meetingTime } from './meeting-time.ts';

const TORONTO = 'America/Toronto';

it.each([
  ['en', '2026-11-20T16:00:00Z', '2026-11-20T17:30:00Z', 'Friday, November 20, 2026', '11:00 AM – 12:30 PM'],
  [
    'fr',
    '2026-11-20T16:00:00Z',
    '2026-11-20T17:30:00Z',
    'vendredi 20\u00a0novembre 2026',
    '11\u00a0h – 12\u00a0h\u00a030',
  ],
  [
    'en',
    '2026-11-21T04:00:00Z',
    '2026-11-21T06:00:00Z',
    'Friday, November 20, 2026',
    '11:00 PM – November 21, 2026, 1:00 AM',
  ],
  // The clocks go back from 2:00 to 1:00 at 06:00 UTC.
  [
    'en',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    'Sunday, November 1, 2026',
    '1:30 AM (Eastern Daylight Time) – 1:30 AM (Eastern Standard Time)',
  ],
  [
    'fr',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    'dimanche 1er\u00a0novembre 2026',
    '1\u00a0h\u00a030 (heure avancée de l’Est) – 1\u00a0h\u00a030 (heure normale de l’Est)',
  ],
  [
    'en',
    '2026-11-01T03:30:00Z',
    '2026-11-01T04:30:00Z',
    'Saturday, October 31, 2026',
    '11:30 PM – November 1, 2026, 12:30 AM',
  ],
  [
    'fr',
    '2026-11-01T05:00:00Z',
    '2026-11-01T05:30:00Z',
    'dimanche 1er\u00a0novembre 2026',
    '1\u00a0h – 1\u00a0h\u00a030',
  ],
] as const)('writes the time in %s of %s', (language, startTime, endTime, day, time) => {
  expect(meetingTime(localTimesIn(TORONTO, { startTime, endTime }), language)).toMatchObject({ day, time });
});

it.each([
  ['en', '2026-11-01T05:59:00Z', 'Eastern Daylight Time'],
  ['en', '2026-11-01T06:00:00Z', 'Eastern Standard Time'],
  ['fr', '2026-11-01T06:00:00Z', 'heure normale de l’Est'],
] as const)('names the time zone in %s at %s', (language, startTime, zone) => {
  expect(meetingTime(localTimesIn(TORONTO, { startTime, endTime: startTime }), language).zone).toBe(zone);
});
