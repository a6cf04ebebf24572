import { expect, it } from 'vitest';
import { rangeIn, tabIn } from './report-address.ts';

const range = (query: string) => rangeIn(new URLSearchParams(query));
const tab = (query: string) => tabIn(new URLSearchParams(query));

it('has the days of the report, both inclusive', () => {
  expect(range('from=2026-07-01&to=2026-09-30')).toEqual({ from: '2026-07-01', to: '2026-09-30' });
  expect(range('from=2026-07-01&to=2026-07-01')).toEqual({ from: '2026-07-01', to: '2026-07-01' });
});

it.each(['', 'from=2026-07-01', 'to=2026-07-01', 'from=2026-02-30&to=2026-03-01', 'from=2026-03-02&to=2026-03-01'])(
  'has no days with "%s"',
  (query) => expect(range(query)).toBeUndefined(),
);

it('names the tab, the first one by default', () => {
  expect(['', 'tab=aging', 'tab=income', 'tab=taxes', 'tab=other'].map(tab)).toEqual([
    'taxes',
    'aging',
    'income',
    'taxes',
    'taxes',
  ]);
});
