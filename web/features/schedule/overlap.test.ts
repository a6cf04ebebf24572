import { expect, it } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import { overlapping } from './overlap.ts';

const TIMES = { startTime: '2026-03-09T15:00:00.000Z', endTime: '2026-03-09T16:00:00.000Z' };
const BUSY: Appointment = {
  id: 'busy',
  title: 'Kick-off',
  ...TIMES,
  timeZone: 'Etc/UTC',
  ...localTimesIn('Etc/UTC', TIMES),
  status: 'pending',
  version: 1,
  employeeId: 'sam',
  customer: { id: 'ann', name: 'Ann', email: 'ann@example.com' },
};
const slotAt = (time: string, durationMinutes: number) => ({
  employeeId: 'sam',
  start: `2026-03-09T${time}`,
  durationMinutes,
});

it.each([
  ['14:00', 60, false],
  ['14:00', 61, true],
  ['14:30', 240, true],
  ['15:00', 60, true],
  ['15:15', 30, true],
  ['15:59', 30, true],
  ['16:00', 30, false],
])('from %s for %s minutes overlaps 15:00 to 16:00: %s', (time, duration, expected) => {
  expect(overlapping([BUSY], slotAt(time, duration)).length > 0).toBe(expected);
});

it.each<[string, Partial<Appointment>]>([
  ['of another employee', { employeeId: 'priya' }],
  ['of nobody', { employeeId: undefined } as never],
  ['that is cancelled', { status: 'cancelled' }],
])('is not overlapped by an appointment %s', (_, changes) => {
  expect(overlapping([{ ...BUSY, ...changes }], slotAt('15:00', 30))).toEqual([]);
});

it('does not overlap itself, but all others', () => {
  const others = [BUSY, { ...BUSY, id: 'other' }, { ...BUSY, id: 'confirmed', status: 'confirmed' as const }];
  expect(overlapping(others, slotAt('15:00', 30), 'busy').map(({ id }) => id)).toEqual(['other', 'confirmed']);
});
