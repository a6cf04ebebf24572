import type { Employee } from '#shared/employee/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { fullName, inviteeName } from '#web/lib/queries/employees.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cell, HeadCell, Row, TABLE_AVATAR_STYLE, Table } from '#web/ui/lists/table.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { InvitationBadge } from './invitation-badge.tsx';
import type { OpenDialog } from './open-dialog.ts';

type EmployeesProps = { employees: readonly Employee[]; onOpen: (dialog: OpenDialog) => void };

/** A page of employees as a table. */
export function EmployeeTable({ employees, onOpen }: EmployeesProps) {
  return (
    <Table label="Employees">
      <EmployeeTableHead />
      <tbody>
        {employees.map((employee) => (
          <Row key={employee.id}>
            <Cell flexible title={fullName(employee.user)}>
              <div className="flex items-center gap-3">
                <Avatar className={TABLE_AVATAR_STYLE} initials={initialsOf(inviteeName(employee.user))} />
                <span className="truncate font-medium">
                  {fullName(employee.user) || <span className="font-normal text-muted">No name entered</span>}
                </span>
              </div>
            </Cell>
            <Cell flexible title={employee.user.email}>
              {employee.user.email}
            </Cell>
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
        <HeadCell className="w-28 @5xl:w-36">Status</HeadCell>
        <HeadCell className="w-26 @5xl:w-32">Created</HeadCell>
        <HeadCell align="right" className="w-26 @5xl:w-32">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
