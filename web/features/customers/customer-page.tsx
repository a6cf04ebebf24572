import type { UseQueryResult } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { PageMeta } from '#shared/api/page.ts';
import type { Customer, CustomerSort } from '#shared/customer/schema.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerSkeleton } from './customer-skeleton.tsx';
import { CustomerTable } from './customer-table.tsx';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerPageProps = {
  address: SortedPageAddress<CustomerSort>;
  show: ShowPage<CustomerSort>;
  list: UseQueryResult<{ customers: Customer[]; meta: PageMeta }>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of customers in whatever state it is. */
export function CustomerPage({ address, show, list, onOpen }: CustomerPageProps) {
  return (
    <PagedList
      empty={
        address.search ? (
          <NoMatch
            onClear={() => show({ search: '' })}
            text="No customer matches your search."
            title="No customers found"
          />
        ) : (
          <EmptyState
            action={<Button onClick={() => onOpen({ kind: 'add' })}>Add Customer</Button>}
            icon={Users}
            title='No customers found. Add your first customer by clicking the "Add Customer" button above.'
          />
        )
      }
      failure={{
        title: 'Error loading customers',
        text: 'Please check your connection and try again.',
        onRetry: () => location.reload(),
      }}
      list={list}
      noun="customers"
      onPage={(page, options) => show({ page }, options)}
      previousLabel="Previous"
      skeleton={(isWide) => <CustomerSkeleton isWide={isWide} rows={address.pageSize} />}
      tableFrom={680}
    >
      {({ customers }, isWide) =>
        isWide ? (
          <CustomerTable customers={customers} onOpen={onOpen} />
        ) : (
          <CustomerCards customers={customers} onOpen={onOpen} />
        )
      }
    </PagedList>
  );
}
