import { expect, it } from 'vitest';
import { daysOfPeriod, type StatementPeriod } from './statement-days.ts';

it.each<[StatementPeriod, string, string, string]>([
  ['month', '2026-11-23', '2026-11-01', '2026-11-23'],
  ['lastMonth', '2026-11-23', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['year', '2026-11-23', '2026-01-01', '2026-11-23'],
  ['lastYear', '2026-11-23', '2025-11-24', '2026-11-23'],
  ['lastYear', '2028-02-29', '2027-03-02', '2028-02-29'],
])('%s on %s is %s to %s', (period, today, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to });
});
