import type { UseQueryResult } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import { ListCount } from './list-count.tsx';

type List = UseQueryResult<{ meta: PageMeta }>;
const aList = (total: number) => ({ data: { meta: { total } } }) as List;
const INVOICES = { one: 'facture', many: 'factures' };

it.each([
  [aList(24), null, '24 factures au total'],
  [aList(0), null, '0 facture'],
  [aList(1), null, '1 facture'],
  [aList(3), aList(24), '3 factures sur 24'],
  [aList(0), aList(1), '0 facture sur 1'],
  [aList(3), { isError: true } as List, 'Résultats\u00a0: 3 factures'],
])('counts %j without the search %j as "%s"', (list, unfiltered, text) => {
  const { container } = render(<ListCount list={list} noun={INVOICES} unfiltered={unfiltered} />);
  expect(container.textContent).toBe(text);
});
