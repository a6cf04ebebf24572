import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { usePageAddress } from './use-page-address.ts';

const STATES = new Map([
  ['', 'All'],
  ['SENT', 'Sent'],
]);

function show(at: string, filters?: ReadonlyMap<string, string>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...usePageAddress(['createdAt', 'name'], filters), search: useLocation().search }),
    {
      wrapper,
    },
  );
  return {
    result,
    change: (...args: Parameters<typeof result.current.show>) => act(() => result.current.show(...args)),
  };
}

describe('usePageAddress', () => {
  it('defaults to page 1 with 10 entries in the first order', () => {
    const { result } = show('/customers');
    expect(result.current.address).toEqual({ search: '', page: 1, pageSize: 10, sortBy: 'createdAt', filter: '' });
  });

  it('reads the query string', () => {
    const { result } = show('/customers?search=caf%C3%A9&page=3&pageSize=25&sortBy=name');
    expect(result.current.address).toEqual({ search: 'café', page: 3, pageSize: 25, sortBy: 'name', filter: '' });
  });

  it.each(['page=0', 'page=x', 'pageSize=7', 'sortBy=price'])('ignores the invalid %s', (text) => {
    const { result } = show(`/customers?${text}`);
    expect(result.current.address).toEqual({ search: '', page: 1, pageSize: 10, sortBy: 'createdAt', filter: '' });
  });

  it.each([
    [{ page: 4 }, '?search=a&page=4&sortBy=name'],
    [{ search: 'b' }, '?search=b&sortBy=name'],
    [{ pageSize: 5 }, '?search=a&pageSize=5&sortBy=name'],
    [{ sortBy: 'createdAt' }, '?search=a'],
  ] as const)('after %j has the query string %s', (change, expected) => {
    const { result, change: apply } = show('/customers?search=a&page=3&sortBy=name');
    apply(change);
    expect(result.current.search).toBe(expected);
  });

  it('has a filter in the query string, which a page keeps and a change of it leaves', () => {
    const { result, change } = show('/estimates?status=SENT&page=2', STATES);
    expect(result.current.address).toMatchObject({ filter: 'SENT', page: 2 });
    change({ page: 3 });
    expect(result.current.search).toBe('?page=3&status=SENT');
    change({ filter: '' });
    expect(result.current.search).toBe('');
  });

  it.each([
    ['an unknown filter', STATES],
    ['a filter of a list that has none', undefined],
  ])('ignores %s', (_, filters) => {
    const { result } = show('/estimates?status=SOLD', filters);
    expect(result.current.address.filter).toBe('');
  });
});
