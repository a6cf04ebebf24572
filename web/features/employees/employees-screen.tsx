import { IdCard } from 'lucide-react';
import { useState } from 'react';
import type { Employee } from '#shared/employee/schema.ts';
import { EMPLOYEE_SORTS } from '#shared/employee/sorts.ts';
import { fullName, initialsOf, personName } from '#web/lib/person-names.ts';
import { employeeListQuery } from '#web/lib/queries/employees.ts';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { CardFoot, CreatedOn, RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { EmployeeActions, type OpenDialog } from './employee-actions.tsx';
import { InvitationBadge } from './invitation-badge.tsx';
import { t } from './texts.en.ts';

const loadEmployeeDialogs = async () => (await import('./employee-dialogs.tsx')).EmployeeDialogs;

const LOOKS = {
  invite: { title: t.invite, fields: 2 },
  remove: { title: t.removeEmployee, fields: 0 },
} as const;

/** Newest first by default (spec 2 §9). */
const SORTS = ['createdAt', ...EMPLOYEE_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: t.name, email: t.email, createdAt: t.created } as const;

/** The business's employees, including invited ones (spec 2 §2, "Employees screen"). */
export default function EmployeesScreen() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <ListScreen
      actions={{
        cell: (employee) => <EmployeeActions employee={employee} onOpen={setDialog} />,
        skeleton: 'ml-auto h-4 w-16',
        width: 'w-26 @5xl:w-32',
      }}
      add={{ label: t.add, onAdd: () => setDialog({ kind: 'invite' }) }}
      card={(employee) => <EmployeeCard employee={employee} onOpen={setDialog} />}
      cardSkeleton={<RecordCardSkeleton height="h-36" lines={['h-4 w-32', 'h-3.5 w-44', 'h-5 w-20 rounded-full!']} />}
      columns={COLUMNS}
      empty={{
        icon: IdCard,
        title: t.none,
        text: t.noneHint,
        action: t.invite,
      }}
      entriesOf={({ data }) => data}
      failure={{
        title: t.failed,
        text: t.failedHint,
        onRetry: () => location.reload(),
      }}
      label={t.employees}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noMatch={{ title: t.noMatch, text: t.noMatchHint }}
      noun={t.noun}
      query={employeeListQuery}
      region={t.employeeList}
      sortLabels={SORT_LABELS}
      sorts={SORTS}
    >
      {() => (
        <LazyDialog load={loadEmployeeDialogs} look={dialog && LOOKS[dialog.kind]} onClose={() => setDialog(null)}>
          {(EmployeeDialogs) => dialog && <EmployeeDialogs dialog={dialog} onClose={() => setDialog(null)} />}
        </LazyDialog>
      )}
    </ListScreen>
  );
}

const COLUMNS: readonly Column<Employee>[] = [
  {
    head: t.name,
    cell: ({ user, role }) => (
      <>
        <span className="line-clamp-2 whitespace-normal font-medium wrap-anywhere">
          {fullName(user) || <span className="font-normal text-muted">{t.noName}</span>}
        </span>
        {role === 'ACCOUNTANT' && <span className="block text-muted text-xs">{t.roles[role]}</span>}
      </>
    ),
    skeleton: 'h-4 w-32',
    fullText: ({ user }) => fullName(user),
    initials: ({ user }) => initialsOf(personName(user)),
  },
  {
    head: t.email,
    cell: ({ user }) => user.email,
    skeleton: 'h-4 w-44',
    fullText: ({ user }) => user.email,
  },
  {
    head: t.status,
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

/** An employee in a narrow list. */
function EmployeeCard({ employee, onOpen }: { employee: Employee; onOpen: (dialog: OpenDialog) => void }) {
  return (
    <RecordCard
      foot={
        <CardFoot fact={<CreatedOn at={employee.createdAt} />}>
          <EmployeeActions employee={employee} onOpen={onOpen} />
        </CardFoot>
      }
      name={personName(employee.user)}
    >
      <p className="line-clamp-2 font-medium text-base wrap-anywhere">{personName(employee.user)}</p>
      <p className="text-muted wrap-anywhere">{fullName(employee.user) ? employee.user.email : t.noName}</p>
      <p className="mt-2 flex items-center gap-3">
        <InvitationBadge invitation={employee.invitation} />
        {employee.role === 'ACCOUNTANT' && <span className="text-muted">{t.roles[employee.role]}</span>}
      </p>
    </RecordCard>
  );
}
