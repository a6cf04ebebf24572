import { describe, expect, it } from 'vitest';
import { localTimesIn } from '#shared/zoned-time.ts';
import { dayOfWeek, dayRange, fullDay, weekday } from './day-names.en.ts';
import { durationText, minutesBetween, timeRange } from './time-text.ts';

const times = (startTime: string, endTime: string) => localTimesIn('America/Toronto', { startTime, endTime });

it('formats a range, and names the zones if the clocks change in between', () => {
  expect(timeRange(times('2026-11-01T06:30:00Z', '2026-11-01T07:00:00Z'))).toBe('1:30 AM – 2:00 AM');
  expect(timeRange(times('2026-11-01T05:30:00Z', '2026-11-01T06:00:00Z'))).toBe(
    '1:30 AM (Eastern Daylight Time) – 1:00 AM (Eastern Standard Time)',
  );
  expect(minutesBetween({ startTime: '2026-11-01T05:30:00Z', endTime: '2026-11-01T07:00:00Z' })).toBe(90);
});

it.each([
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
])('%s minutes are formatted as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

describe('a day', () => {
  it('has the same name in every zone', () => {
    expect(fullDay('2026-11-21')).toBe('Saturday, November 21, 2026');
    expect(dayOfWeek('2026-11-21')).toBe('Saturday, November 21');
    expect(weekday('2026-11-21')).toMatch(/^Sat/);
  });

  it('ends a range in the same year or in the next one', () => {
    expect(dayRange('2026-11-21', '2026-11-27')).toBe('Nov 21 – Nov 27, 2026');
    expect(dayRange('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027');
  });
});
