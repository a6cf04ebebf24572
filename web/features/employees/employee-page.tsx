import type { UseQueryResult } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import type { PageMeta } from '#shared/api/page.ts';
import type { EMPLOYEE_SORTS, Employee } from '#shared/employee/schema.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { EmployeeCards } from './employee-cards.tsx';
import { EmployeeSkeleton } from './employee-skeleton.tsx';
import { EmployeeTable } from './employee-table.tsx';
import type { OpenDialog } from './open-dialog.ts';

type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

type EmployeePageProps = {
  address: SortedPageAddress<EmployeeSort>;
  show: ShowPage<EmployeeSort>;
  list: UseQueryResult<{ data: Employee[]; meta: PageMeta }>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of employees in whatever state it is. */
export function EmployeePage({ address, show, list, onOpen }: EmployeePageProps) {
  return (
    <PagedList
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
            text="Invite your first employee by e-mail. Once they accept, they can work with your invoices, customers, products and appointments."
            title="No employees yet"
          />
        )
      }
      failure={{
        title: 'Oops! Something went wrong',
        text: "We couldn't load your employees. Please check your connection or try again in a moment.",
        onRetry: () => location.reload(),
      }}
      list={list}
      noun="employees"
      onPage={(page, options) => show({ page }, options)}
      previousLabel="Previous"
      skeleton={(isWide) => <EmployeeSkeleton isWide={isWide} rows={address.pageSize} />}
      tableFrom={680}
    >
      {({ data }, isWide) =>
        isWide ? <EmployeeTable employees={data} onOpen={onOpen} /> : <EmployeeCards employees={data} onOpen={onOpen} />
      }
    </PagedList>
  );
}
