import { describe, expect, it } from 'vitest';
import { daysOfPeriod, isTooLong, nameOfPeriod, REPORT_PERIODS } from './report-periods.ts';

describe('the days of a period', () => {
  it.each([
    ['2026-11-30', 'thisMonth', '2026-11-01', '2026-11-30'],
    ['2026-11-30', 'lastMonth', '2026-10-01', '2026-10-31'],
    ['2026-11-30', 'thisQuarter', '2026-10-01', '2026-12-31'],
    ['2026-11-30', 'lastQuarter', '2026-07-01', '2026-09-30'],
    ['2026-11-30', 'thisYear', '2026-01-01', '2026-12-31'],
    ['2026-11-30', 'lastYear', '2025-01-01', '2025-12-31'],
    ['2026-01-01', 'lastMonth', '2025-12-01', '2025-12-31'],
    ['2026-01-01', 'lastQuarter', '2025-10-01', '2025-12-31'],
    ['2026-03-31', 'lastQuarter', '2025-10-01', '2025-12-31'],
    ['2026-04-01', 'lastQuarter', '2026-01-01', '2026-03-31'],
    ['2028-03-31', 'lastMonth', '2028-02-01', '2028-02-29'],
  ] as const)('on %s, %s is from %s to %s', (today, name, from, to) => {
    expect(daysOfPeriod(name, today)).toEqual({ from, to });
  });
});

it('names days that are a usual period, and no others', () => {
  for (const name of REPORT_PERIODS) expect(nameOfPeriod(daysOfPeriod(name, '2026-05-15'), '2026-05-15')).toBe(name);
  expect(nameOfPeriod({ from: '2026-04-01', to: '2026-04-29' }, '2026-05-15')).toBeUndefined();
});

it.each([
  ['2027-01-01', '2028-01-01', false],
  ['2028-01-01', '2028-12-31', false],
  ['2027-01-01', '2028-01-02', true],
])('from %s to %s is too long: %s', (from, to, expected) => {
  expect(isTooLong({ from, to })).toBe(expected);
});
