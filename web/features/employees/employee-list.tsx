import type { UseQueryResult } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import type { PageMeta } from '#shared/api/page.ts';
import type { EmployeeSort } from '#shared/api/sorts.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { initialsOf } from '#web/lib/initials.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { fullName, inviteeName } from '#web/lib/queries/employees.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { EmployeeCard, EmployeeCardSkeleton } from './employee-card.tsx';
import { InvitationBadge } from './invitation-badge.tsx';
import type { OpenDialog } from './open-dialog.ts';

type EmployeeListProps = {
  address: SortedPageAddress<EmployeeSort>;
  show: ShowPage<EmployeeSort>;
  list: UseQueryResult<{ data: Employee[]; meta: PageMeta }>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of employees. */
export function EmployeeList({ address, show, list, onOpen }: EmployeeListProps) {
  return (
    <PagedList
      card={(employee) => <EmployeeCard employee={employee} onOpen={onOpen} />}
      cardSkeleton={<EmployeeCardSkeleton />}
      columns={[
        ...COLUMNS,
        {
          head: 'Actions',
          cell: (employee) => <EmployeeActions employee={employee} onOpen={onOpen} />,
          skeleton: 'ml-auto h-4 w-16',
          width: 'w-26 @5xl:w-32',
          align: 'right',
        },
      ]}
      empty={
        address.search ? (
          <NoMatch
            onClear={() => show({ search: '' })}
            text="No employee matches your search."
            title="No employees found"
          />
        ) : (
          <EmptyState
            action={<Button onClick={() => onOpen({ kind: 'invite' })}>Invite Employee</Button>}
            icon={IdCard}
            text="Invite your first employee by email. Once they accept, they can work with your invoices, customers, products and appointments."
            title="No employees yet"
          />
        )
      }
      entriesOf={({ data }) => data}
      failure={{
        title: 'Oops! Something went wrong',
        text: "We couldn't load your employees. Please check your connection or try again in a moment.",
        onRetry: () => location.reload(),
      }}
      label="Employees"
      list={list}
      loading={{ title: 'Loading Employees', hint: 'Please wait while we fetch your employees...' }}
      onPage={(page, options) => show({ page }, options)}
      pageSize={address.pageSize}
      previousLabel="Previous"
      tableFrom={680}
    />
  );
}

const COLUMNS: readonly Column<Employee>[] = [
  {
    head: 'Name',
    cell: ({ user }) => (
      <span className="line-clamp-2 whitespace-normal font-medium wrap-anywhere">
        {fullName(user) || <span className="font-normal text-muted">No name entered</span>}
      </span>
    ),
    skeleton: 'h-4 w-32',
    fullText: ({ user }) => fullName(user),
    initials: ({ user }) => initialsOf(inviteeName(user)),
  },
  {
    head: 'Email',
    cell: ({ user }) => user.email,
    skeleton: 'h-4 w-44',
    fullText: ({ user }) => user.email,
  },
  {
    head: 'Status',
    cell: ({ invitation }) => (
      <div className="flex">
        <InvitationBadge invitation={invitation} />
      </div>
    ),
    skeleton: 'h-5 w-20 rounded-full!',
    width: 'w-28 @5xl:w-36',
  },
  CREATED,
];
