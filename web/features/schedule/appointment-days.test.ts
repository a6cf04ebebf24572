import { afterEach, describe, expect, it, vi } from 'vitest';
import { appointmentsByDay, daySpan, daysOf } from './appointment-days.ts';

afterEach(() => vi.unstubAllEnvs());

const times = (startTime: string, endTime: string) => ({ startTime, endTime });

describe('daysOf', () => {
  it.each([
    ['America/Toronto', '2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z', ['2027-01-15', '2027-01-16']],
    ['America/St_Johns', '2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z', ['2027-01-16']],
    ['Asia/Tokyo', '2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z', ['2027-01-16']],
    ['America/Toronto', '2027-01-16T04:30:00Z', '2027-01-16T05:00:00Z', ['2027-01-15']],
    ['America/Toronto', '2027-01-16T05:00:00Z', '2027-01-16T05:30:00Z', ['2027-01-16']],
    // The night when clocks go forward.
    ['America/Edmonton', '2026-03-08T06:30:00Z', '2026-03-08T10:30:00Z', ['2026-03-07', '2026-03-08']],
  ])('in %s from %s to %s returns %s', (zone, start, end, days) => {
    vi.stubEnv('TZ', zone);
    expect(daysOf(times(start, end))).toEqual(days);
  });
});

it('lists an appointment past midnight under both days, in list order', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  const [night, morning] = [
    times('2027-01-16T04:30:00Z', '2027-01-16T05:30:00Z'),
    times('2027-01-16T14:00:00Z', '2027-01-16T15:00:00Z'),
  ];
  const byDay = appointmentsByDay([night, morning]);
  expect([...byDay]).toEqual([
    ['2027-01-15', [night]],
    ['2027-01-16', [night, morning]],
  ]);
  expect([daySpan(night), daySpan(morning)]).toEqual(['Friday to Saturday', null]);
});
