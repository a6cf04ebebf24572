import type { UseQueryResult } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { PageMeta } from '#shared/api/page.ts';
import type { CustomerSort } from '#shared/api/sorts.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { initialsOf } from '#web/lib/initials.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerCard, CustomerCardSkeleton } from './customer-card.tsx';
import { CustomerLink } from './customer-link.tsx';
import { locationOf } from './location.ts';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerListProps = {
  address: SortedPageAddress<CustomerSort>;
  show: ShowPage<CustomerSort>;
  list: UseQueryResult<{ customers: Customer[]; meta: PageMeta }>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of customers. */
export function CustomerList({ address, show, list, onOpen }: CustomerListProps) {
  return (
    <PagedList
      card={(customer) => <CustomerCard customer={customer} onOpen={onOpen} />}
      cardSkeleton={<CustomerCardSkeleton />}
      columns={[
        ...COLUMNS,
        {
          head: 'Actions',
          cell: (customer) => <CustomerActions customer={customer} onOpen={onOpen} />,
          skeleton: 'ml-auto h-4 w-24',
          width: 'w-36 @5xl:w-40',
          align: 'right',
        },
      ]}
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
      entriesOf={({ customers }) => customers}
      failure={{
        title: 'Error loading customers',
        text: 'Please check your connection and try again.',
        onRetry: () => location.reload(),
      }}
      label="Customers"
      list={list}
      loading={{ title: 'Loading Customers', hint: 'Please wait while we fetch your customers...' }}
      onPage={(page, options) => show({ page }, options)}
      pageSize={address.pageSize}
      previousLabel="Previous"
      tableFrom={680}
    />
  );
}

const COLUMNS: readonly Column<Customer>[] = [
  {
    head: 'Name',
    cell: (customer) => <CustomerLink className="line-clamp-2 whitespace-normal" customer={customer} />,
    skeleton: 'h-4 w-32',
    fullText: ({ name }) => name,
    initials: ({ name }) => initialsOf(name),
  },
  {
    head: 'Contact',
    cell: ({ email, phone }) => (
      <>
        <p className="truncate">{email}</p>
        <p className="truncate text-muted text-xs tabular-nums">{phone}</p>
      </>
    ),
    skeleton: 'h-4 w-40',
    fullText: ({ email }) => email,
  },
  {
    head: 'Location',
    cell: (customer) => locationOf(customer) || <span className="text-muted">—</span>,
    skeleton: 'h-4 w-28',
    fullText: locationOf,
  },
  CREATED,
];
