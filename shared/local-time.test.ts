import { expect, it } from 'vitest';
import { clockText, daysOf } from './local-time.ts';
import { localTimesIn } from './zoned-time.ts';

it.each([
  ['America/Toronto', '2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z', ['2027-01-15', '2027-01-16']],
  ['America/St_Johns', '2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z', ['2027-01-16']],
  ['Asia/Tokyo', '2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z', ['2027-01-16']],
  ['America/Toronto', '2027-01-16T04:30:00Z', '2027-01-16T05:00:00Z', ['2027-01-15']],
  ['America/Toronto', '2027-01-16T05:00:00Z', '2027-01-16T05:30:00Z', ['2027-01-16']],
  // The night when clocks go forward.
  ['America/Edmonton', '2026-03-08T06:30:00Z', '2026-03-08T10:30:00Z', ['2026-03-07', '2026-03-08']],
])('in %s, from %s to %s is on %s', (timeZone, startTime, endTime, days) => {
  expect(daysOf(localTimesIn(timeZone, { startTime, endTime }))).toEqual(days);
});

it.each([
  ['2026-11-21T00:00', '12:00 AM', '0\u00a0h'],
  ['2026-11-21T00:05', '12:05 AM', '0\u00a0h\u00a005'],
  ['2026-11-21T09:00', '9:00 AM', '9\u00a0h'],
  ['2026-11-21T12:00', '12:00 PM', '12\u00a0h'],
  ['2026-11-21T13:30', '1:30 PM', '13\u00a0h\u00a030'],
  ['2026-11-21T23:59', '11:59 PM', '23\u00a0h\u00a059'],
])('%s is written as %s', (time, english, french) => {
  expect([clockText({ time }), clockText({ time }, 'fr')]).toEqual([english, french]);
});
