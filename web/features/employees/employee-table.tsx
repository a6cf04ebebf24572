import type { Employee } from '#shared/employee/schema.ts';
import { dayText } from '#web/lib/day-text.ts';
import { fullName, inviteeName } from '#web/lib/employees.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cell, HeadCell, Row, Table } from '#web/ui/table.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { InvitationBadge } from './invitation-badge.tsx';
import type { OpenDialog } from './open-dialog.ts';

/** Columns keep their width whatever is in them: paging moves nothing. */
export const TABLE_STYLE = 'min-w-[46rem] table-fixed';

type EmployeesProps = { employees: readonly Employee[]; onOpen: (dialog: OpenDialog) => void };

/** The employees of a page on a wide screen. */
export function EmployeeTable({ employees, onOpen }: EmployeesProps) {
  return (
    <Table className={TABLE_STYLE} label="Employees">
      <EmployeeTableHead />
      <tbody>
        {employees.map((employee) => (
          <Row key={employee.id}>
            <Cell>
              <div className="flex items-center gap-3">
                <Avatar initials={initialsOf(inviteeName(employee.user))} />
                <span className="truncate font-medium">
                  {fullName(employee.user) || <span className="font-normal text-muted">No name entered</span>}
                </span>
              </div>
            </Cell>
            <Cell className="truncate">{employee.user.email}</Cell>
            <Cell>
              <div className="flex">
                <InvitationBadge invitation={employee.invitation} />
              </div>
            </Cell>
            <Cell className="whitespace-nowrap text-muted tabular-nums">{dayText(employee.createdAt)}</Cell>
            <Cell align="right">
              <EmployeeActions employee={employee} onOpen={onOpen} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The head of the table, the same while its rows are on their way. */
export function EmployeeTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell>Name</HeadCell>
        <HeadCell>Email</HeadCell>
        <HeadCell className="w-36">Status</HeadCell>
        <HeadCell className="w-32">Created</HeadCell>
        <HeadCell align="right" className="w-32">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
