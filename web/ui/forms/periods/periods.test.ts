import { expect, it } from 'vitest';
import { periodsOn } from './periods.ts';

const on = (today: string) => periodsOn(today).map(({ label, from, to }) => [label, from, to]);

it('are whole months, a whole quarter and a whole year', () => {
  expect(on('2026-11-27')).toEqual([
    ['This month', '2026-11-01', '2026-11-30'],
    ['Last month', '2026-10-01', '2026-10-31'],
    ['This quarter', '2026-10-01', '2026-12-31'],
    ['Last year', '2025-01-01', '2025-12-31'],
  ]);
});

it.each([
  ['2026-01-01', 'Last month', '2025-12-01', '2025-12-31'],
  ['2028-03-31', 'Last month', '2028-02-01', '2028-02-29'],
  ['2026-12-31', 'This month', '2026-12-01', '2026-12-31'],
  ['2026-03-31', 'This quarter', '2026-01-01', '2026-03-31'],
  ['2026-04-01', 'This quarter', '2026-04-01', '2026-06-30'],
])('on %s, %s is from %s to %s', (today, label, from, to) => {
  expect(on(today)).toContainEqual([label, from, to]);
});
