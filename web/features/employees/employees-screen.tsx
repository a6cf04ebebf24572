import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EMPLOYEE_SORTS } from '#shared/api/sorts.ts';
import { usePageAddress } from '#web/lib/lists/use-page-address.ts';
import { employeeListQuery } from '#web/lib/queries/employees.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListToolbar } from '#web/ui/lists/list-toolbar.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EmployeeList } from './employee-list.tsx';
import type { OpenDialog } from './open-dialog.ts';

const loadEmployeeDialogs = async () => (await import('./employee-dialogs.tsx')).EmployeeDialogs;

const LOOKS = {
  invite: { title: 'Invite Employee', fields: 1 },
  remove: { title: 'Remove Employee', fields: 0 },
} as const;

/** Newest first by default (spec 2 §9). */
const SORTS = ['createdAt', ...EMPLOYEE_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: 'Name', email: 'Email', createdAt: 'Created' } as const;

/** The business's employees, including invited ones (spec 2 §2, "Employees screen"). */
export function EmployeesScreen() {
  const { address, show } = usePageAddress(SORTS);
  const { search, page, pageSize, sortBy } = address;
  const list = useQuery(employeeListQuery({ search, page, limit: pageSize, sortBy }));
  const unfiltered = useQuery({
    ...employeeListQuery({ search: '', page: 1, limit: pageSize, sortBy }),
    enabled: search !== '',
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <ScreenHeader
        actions={
          <Button onClick={() => setDialog({ kind: 'invite' })}>
            <Plus aria-hidden="true" />
            Add Employee
          </Button>
        }
        description={<ListCount list={list} noun="employees" unfiltered={search ? unfiltered : null} />}
        title="Employees"
      />
      <Card flush>
        <ListToolbar address={address} noun="Employees" show={show} sortLabels={SORT_LABELS} />
        <section aria-label="Employee list">
          <EmployeeList address={address} list={list} onOpen={setDialog} show={show} />
        </section>
      </Card>
      <LazyDialog load={loadEmployeeDialogs} look={dialog && LOOKS[dialog.kind]} onClose={() => setDialog(null)}>
        {(EmployeeDialogs) => dialog && <EmployeeDialogs dialog={dialog} onClose={() => setDialog(null)} />}
      </LazyDialog>
    </>
  );
}
