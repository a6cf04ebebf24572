import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOfWeek, dayRange, fullDay, weekday } from './day-names.ts';
import { clockOf, durationText, minutesBetween, timeRange, timeText } from './time-text.ts';

beforeEach(() => vi.stubEnv('TZ', 'America/Toronto'));
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-11-21T05:00:00Z', '12:00 AM'],
  ['2026-11-21T05:05:00Z', '12:05 AM'],
  ['2026-11-21T14:00:00Z', '9:00 AM'],
  ['2026-11-21T17:00:00Z', '12:00 PM'],
  ['2026-11-21T18:30:00Z', '1:30 PM'],
  ['2026-11-22T04:59:00Z', '11:59 PM'],
])('%s is formatted as %s', (timestamp, text) => {
  expect(timeText(timestamp)).toBe(text);
});

it('formats a range, and computes its minutes', () => {
  const acrossRepeatedHour = { startTime: '2026-11-01T05:30:00Z', endTime: '2026-11-01T07:00:00Z' };
  expect(timeRange(acrossRepeatedHour)).toBe('1:30 AM – 2:00 AM');
  expect(minutesBetween(acrossRepeatedHour)).toBe(90);
});

it('returns the day and the time in the reader’s time zone', () => {
  expect(clockOf('2026-11-22T04:59:00Z')).toEqual({ day: '2026-11-21', hour: 23, minute: 59 });
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
