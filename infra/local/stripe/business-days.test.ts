import { expect, it } from 'vitest';
import { addBusinessDays } from './business-days.ts';

const seconds = (time: string) => Date.parse(time) / 1_000;

it.each([
  ['a Monday', '2026-11-16T23:59:59Z', '2026-11-23T23:59:59Z'],
  ['a Friday', '2026-11-20T00:00:00Z', '2026-11-27T00:00:00Z'],
  ['a Saturday', '2026-11-21T12:00:00Z', '2026-11-27T12:00:00Z'],
  ['a Sunday, over the end of a year', '2026-12-27T12:00:00Z', '2027-01-01T12:00:00Z'],
])('five business days after %s', (_, from, to) => {
  expect(addBusinessDays(seconds(from), 5)).toBe(seconds(to));
});

it('no days later is the same time', () => {
  expect(addBusinessDays(seconds('2026-11-21T12:00:00Z'), 0)).toBe(seconds('2026-11-21T12:00:00Z'));
});
