import type { UseQueryResult } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import { CountSkeleton, ListCount } from './list-count.tsx';

type List = UseQueryResult<{ meta: PageMeta }>;
const aList = (total: number) => ({ data: { meta: { total } } }) as List;
const CUSTOMERS = { one: 'customer', many: 'customers' };
const LOADING = {} as List;
const FAILED = { isError: true, isLoadingError: true } as List;

it.each([
  [aList(24), null, '24 total customers'],
  [aList(0), null, '0 total customers'],
  [aList(1), null, '1 customer'],
  [aList(3), aList(24), '3 of 24 customers'],
  [aList(0), aList(1), '0 of 1 customer'],
  [LOADING, null, ''],
  [aList(3), LOADING, ''],
  [aList(3), FAILED, '3 customers found'],
  [FAILED, null, ''],
])('counts %j without the search %j as "%s"', (list, unfiltered, text) => {
  const { container } = render(<ListCount list={list} noun={CUSTOMERS} unfiltered={unfiltered} />);
  expect(container.textContent).toBe(text);
});

it('reserves space for a number while loading', () => {
  expect(render(<CountSkeleton />).container.childElementCount).toBe(1);
});
