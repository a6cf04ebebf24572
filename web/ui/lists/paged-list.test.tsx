import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import { PagedList } from './paged-list.tsx';

type List = UseQueryResult<{ meta: PageMeta }>;

it('offers nothing to focus or click in what it shows while it loads', () => {
  render(
    <PagedList<{ id: string }, { meta: PageMeta }>
      card={({ id }) => id}
      cardSkeleton={null}
      columns={[{ head: 'Select', headControl: <input type="checkbox" />, cell: ({ id }) => id, skeleton: 'size-4' }]}
      empty={null}
      entriesOf={() => []}
      failure={{ title: 'Failed' }}
      label="Customers"
      list={{ isPending: true } as List}
      loading={{ title: 'Loading', hint: '' }}
      noun={{ one: 'customer', many: 'customers' }}
      onPage={() => {}}
      pageSize={10}
      tableFrom={0}
    />,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('checkbox', { hidden: true }).closest('[inert]')).not.toBeNull();
});
