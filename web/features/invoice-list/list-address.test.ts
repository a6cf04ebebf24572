import { describe, expect, it } from 'vitest';
import {
  changeListAddress,
  hasFilters,
  type ListAddress,
  readListAddress,
  toListQuery,
  withoutFilters,
  writeListAddress,
} from './list-address.ts';

const read = (text: string) => readListAddress(new URLSearchParams(text));

const FULL: ListAddress = {
  search: 'café & co',
  page: 3,
  pageSize: 25,
  status: 'OVERDUE',
  from: '2026-01-05',
  to: '2026-02-05',
  sort: 'due',
};

describe('readListAddress', () => {
  it('defaults to page 1 with 10 invoices and no filter', () => {
    const address = read('');
    expect(address).toEqual({
      search: '',
      page: 1,
      pageSize: 10,
      status: undefined,
      from: undefined,
      to: undefined,
      sort: 'newest',
    });
    expect(writeListAddress(address)).toEqual({});
    expect(hasFilters(address)).toBe(false);
  });

  it('reads back what was written', () => {
    expect(readListAddress(new URLSearchParams(writeListAddress(FULL)))).toEqual(FULL);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=9999999',
    'pageSize=7',
    'pageSize=1000',
    'status=paid',
    'status=NOPE',
    'sort=toString',
    'from=2026-02-30',
    'to=tomorrow',
    'search=%20%20',
  ])('ignores the invalid %s', (text) => {
    expect(read(text)).toEqual(read(''));
  });

  it('truncates a search that is too long for the server', () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });
});

describe('changeListAddress', () => {
  it.each<Partial<ListAddress>>([
    { search: 'maple' },
    { pageSize: 5 },
    { status: 'PAID' },
    { status: undefined },
    { sort: 'largest' },
    { from: '2026-01-01', to: '2026-01-31' },
  ])('goes back to page 1 after %o', (change) => {
    expect(changeListAddress(FULL, change)).toEqual({ ...FULL, ...change, page: 1 });
  });

  it('keeps everything else when only the page changes', () => {
    expect(changeListAddress(FULL, { page: 4 })).toEqual({ ...FULL, page: 4 });
  });

  it('keeps page size and order when the filters are cleared', () => {
    expect(withoutFilters(FULL)).toEqual({ ...read(''), pageSize: 25, sort: 'due' });
  });
});

describe('hasFilters', () => {
  it.each([
    ['search=a', true],
    ['status=PAID', true],
    ['from=2026-01-05', true],
    ['to=2026-01-05', true],
    ['page=2&pageSize=5&sort=due', false],
  ])('of %s is %s', (text, expected) => {
    expect(hasFilters(read(text))).toBe(expected);
  });
});

describe('toListQuery', () => {
  it('uses the contract’s names', () => {
    expect(toListQuery(FULL)).toEqual({
      page: 3,
      limit: 25,
      searchQuery: 'café & co',
      status: 'OVERDUE',
      startDate: '2026-01-05',
      endDate: '2026-02-05',
      sortBy: 'dueDate',
    });
  });

  it('omits empty filters', () => {
    expect(toListQuery(read(''))).toEqual({ page: 1, limit: 10 });
  });
});
