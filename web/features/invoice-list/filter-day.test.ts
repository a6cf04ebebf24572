import { expect, it } from 'vitest';
import { filterDay } from './filter-day.ts';

it.each([
  ['2024-01-05', 'Jan 05, 2024'],
  ['2024-12-31', 'Dec 31, 2024'],
])('formats %s as %s', (day, text) => {
  expect(filterDay(day)).toBe(text);
});
