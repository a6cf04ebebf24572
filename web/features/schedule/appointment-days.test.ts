import { expect, it } from 'vitest';
import { localTimesIn } from '#shared/zoned-time.ts';
import { appointmentsByDay, daySpan } from './appointment-days.ts';

const times = (startTime: string, endTime: string) => localTimesIn('America/Toronto', { startTime, endTime });

it('lists an appointment past midnight under both days, in list order', () => {
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
