import { expect, it } from 'vitest';
import { lastFullPeriod } from './last-full-period.ts';

it.each([
  ['month', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-30', '2026-07-01', '2026-09-30'],
  ['quarter', '2026-10-01', '2026-07-01', '2026-09-30'],
  ['quarter', '2026-09-30', '2026-04-01', '2026-06-30'],
  ['quarter', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['year', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['year', '2027-01-01', '2026-01-01', '2026-12-31'],
] as const)('the last full %s before %s is from %s to %s', (period, today, from, to) => {
  expect(lastFullPeriod(period, today)).toEqual({ from, to });
});
