import { describe, expect, it } from 'vitest';
import { PST_SHARES, type PstShare } from './pst-shares.ts';
import { taxChanges } from './tax-changes.ts';
import type { TaxRate } from './tax-rates.ts';

const TODAY = '2030-06-15';
const ALL = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001', PST_BC: 'PST-1047-2213', PST_SK: '1234567' };

const SOURCE = 'https://example.com/notice';
const aRate = (changes: Partial<TaxRate> = {}): TaxRate => ({
  code: 'HST',
  provinces: ['NS'],
  percent: 14,
  from: TODAY,
  source: SOURCE,
  ...changes,
});
const aShare = (changes: Partial<PstShare> = {}): PstShare => ({
  code: 'PST_BC',
  category: 'accounting',
  share: 100,
  from: TODAY,
  source: SOURCE,
  ...changes,
});

const ids = (registrations: Parameters<typeof taxChanges>[0], rates: TaxRate[], shares: PstShare[] = []) =>
  taxChanges(registrations, TODAY, { rates, shares }).map(({ id }) => id);

describe('a change', () => {
  it.each([
    ['2030-03-16', '91 days ago', false],
    ['2030-03-17', '90 days ago', true],
    [TODAY, 'today', true],
    ['2030-08-14', 'in 60 days', true],
    ['2030-08-15', 'in 61 days', false],
  ])('on %s, %s: %s', (from, _, isNews) => {
    expect(ids(ALL, [aRate({ from })])).toEqual(isNews ? [`HST NS ${from}`] : []);
    expect(ids(ALL, [], [aShare({ from })])).toEqual(isNews ? [`PST_BC accounting ${from}`] : []);
  });

  it.each<[title: string, registrations: Parameters<typeof taxChanges>[0], expected: string[]]>([
    ['nothing', {}, []],
    ['GST, which includes HST', { GST: ALL.GST }, ['GST AB 2030-06-15', 'HST NS 2030-06-15']],
    ['QST', { QST: ALL.QST }, ['QST QC 2030-06-15']],
    ['PST in Saskatchewan', { PST_SK: ALL.PST_SK }, ['PST_SK SK 2030-06-15']],
    ['PST in British Columbia', { PST_BC: ALL.PST_BC }, ['PST_BC accounting 2030-06-15']],
    ['an empty number', { GST: '' }, []],
  ])('concerns a business registered for %s', (_, registrations, expected) => {
    const rates = [
      aRate({ code: 'GST', provinces: ['AB'] }),
      aRate(),
      aRate({ code: 'QST', provinces: ['QC'] }),
      aRate({ code: 'PST_SK', provinces: ['SK'] }),
    ];
    expect(ids(registrations, rates, [aShare()])).toEqual(expected);
  });
});

it('of a rate has the former one, where other provinces had a different one', () => {
  const rates = [
    aRate({ percent: 13, provinces: ['ON'], from: '2013-04-01' }),
    aRate({ percent: 15, provinces: ['NB', 'NS'], from: '2013-04-01' }),
    aRate({ percent: 16, from: '2020-01-01' }),
    aRate(),
  ];
  expect(taxChanges(ALL, TODAY, { rates, shares: [] })).toEqual([
    {
      kind: 'rate',
      id: 'HST NS 2030-06-15',
      code: 'HST',
      provinces: ['NS'],
      percent: 14,
      percentBefore: 16,
      from: TODAY,
      source: SOURCE,
    },
  ]);
});

it('of a new tax has no former rate', () => {
  const [change] = taxChanges(ALL, TODAY, { rates: [aRate()], shares: [] });
  expect(change).not.toHaveProperty('percentBefore');
});

it('that is unconfirmed says so', () => {
  const shares = [aShare({ status: 'unconfirmed' }), aShare({ category: 'legal', share: 30 })];
  expect(taxChanges(ALL, TODAY, { rates: [], shares })).toMatchObject([
    { kind: 'share', category: 'accounting', status: 'unconfirmed', share: 100, source: SOURCE },
    { kind: 'share', category: 'legal', share: 30 },
  ]);
});

it('lists the earliest change first', () => {
  const rates = [aRate({ from: '2030-07-01' }), aRate({ from: '2030-05-01' })];
  expect(ids(ALL, rates, [aShare()])).toEqual([
    'HST NS 2030-05-01',
    'PST_BC accounting 2030-06-15',
    'HST NS 2030-07-01',
  ]);
});

it('reads the product’s own tables of rates', () => {
  const announced = PST_SHARES.filter(({ from }) => from === '2026-10-01').map(({ category }) => category);
  const changes = taxChanges({ PST_BC: ALL.PST_BC }, '2026-11-01');
  expect(changes.map((change) => change.kind === 'share' && change.category)).toEqual(announced);
  expect(taxChanges({ GST: ALL.GST }, '2025-03-01')).toMatchObject([{ percent: 14, percentBefore: 15 }]);
  expect(taxChanges(ALL, '2015-01-01')).toEqual([]);
});
