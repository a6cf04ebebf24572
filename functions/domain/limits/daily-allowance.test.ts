import { expect, it } from 'vitest';
import { dailyAllowance } from './daily-allowance.ts';

const BORN = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;

it.each([
  [0, 0, 20, 5],
  [29, 0, 20, 5],
  [30, 0, 40, 10],
  [0, 1, 40, 10],
  [60, 3, 120, 30],
  [0, 9, 200, 50],
  [3_650, 5_000, 200, 50],
  [-1, -1, 20, 5],
])('after %i days, with %i invoices paid by card, is %i emails and %i SMS', (days, paidByCard, emails, texts) => {
  const standing = { createdAt: new Date(BORN).toISOString(), paidByCard };
  const now = new Date(BORN + days * DAY_MS);
  expect(dailyAllowance('EMAIL', standing, now)).toBe(emails);
  expect(dailyAllowance('SMS', standing, now)).toBe(texts);
});
