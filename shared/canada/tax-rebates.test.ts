import { expect, it } from 'vitest';
import type { ProvinceCode } from './provinces.ts';
import { rebateOf } from './tax-rebates.ts';
import type { SupplyCategory } from './tax-treatment.ts';

const HST_PROVINCES = ['ON', 'NS', 'NB', 'NL', 'PE'] as const;

it.each<[SupplyCategory, ProvinceCode[]]>([
  ['books', ['ON', 'NS', 'NB', 'NL', 'PE']],
  ['childrensClothing', ['ON', 'NS', 'PE']],
  ['diapers', ['ON', 'NS']],
  ['carSeats', ['ON']],
  ['newspapers', ['ON']],
  ['preparedFood', ['ON']],
  ['goods', []],
])('the provincial part of the HST on %s is rebated in %j', (category, provinces) => {
  const rebated = HST_PROVINCES.filter(
    (province) => rebateOf({ code: 'HST', province, category, day: '2026-01-01' })?.percent === 5,
  );
  expect(rebated).toEqual(provinces);
});

it.each([
  ['2013-03-31', undefined],
  ['2016-12-31', 5],
  ['2017-01-01', undefined],
  ['2017-12-31', undefined],
  ['2018-01-01', 5],
])('that on books in Newfoundland and Labrador on %s: %s', (day, percent) => {
  expect(rebateOf({ code: 'HST', province: 'NL', category: 'books', day })?.percent).toBe(percent);
});

it('Québec taxes books at zero, and its GST is not rebated', () => {
  const book = { province: 'QC', category: 'books', day: '2026-01-01' } as const;
  expect(rebateOf({ ...book, code: 'QST' })?.percent).toBe(0);
  expect(rebateOf({ ...book, code: 'GST' })).toBeUndefined();
});

it('each has its official source', () => {
  const source = rebateOf({ code: 'HST', province: 'ON', category: 'preparedFood', day: '2026-01-01' })?.source;
  expect(source).toMatch(/^https:\/\/www\.ontario\.ca\//);
});
