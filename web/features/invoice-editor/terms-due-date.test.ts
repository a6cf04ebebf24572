import { expect, it } from 'vitest';
import { termsDueDate } from './terms-due-date.ts';

it.each([
  ['due_on_receipt', '2026-01-05'],
  ['due_in_14_days', '2026-01-19'],
  ['due_in_90_days', '2026-04-05'],
  ['custom', undefined],
] as const)('%s from January 5th is %s', (choice, day) => {
  expect(termsDueDate(choice, '2026-01-05')).toBe(day);
});

it('is nothing without an issue date', () => {
  expect(termsDueDate('due_in_14_days', '')).toBeUndefined();
});
