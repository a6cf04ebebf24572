import type { Employee } from '#shared/employee/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { fullName, inviteeName } from '#web/lib/queries/employees.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { InvitationBadge } from './invitation-badge.tsx';
import type { OpenDialog } from './open-dialog.ts';

type EmployeeCardsProps = { employees: readonly Employee[]; onOpen: (dialog: OpenDialog) => void };

/** A page of employees as cards, for narrow screens. */
export function EmployeeCards({ employees, onOpen }: EmployeeCardsProps) {
  return (
    <ul aria-label="Employees" className="divide-y divide-line">
      {employees.map((employee) => (
        <li className="px-5 pt-4 pb-2 sm:px-6" key={employee.id}>
          <div className="flex items-start gap-3">
            <Avatar initials={initialsOf(inviteeName(employee.user))} />
            <div className="min-w-0 flex-1 text-sm wrap-anywhere">
              <p className="line-clamp-2 font-medium text-base">{inviteeName(employee.user)}</p>
              <p className="text-muted">{fullName(employee.user) ? employee.user.email : 'No name entered'}</p>
              <p className="mt-2 flex">
                <InvitationBadge invitation={employee.invitation} />
              </p>
            </div>
          </div>
          <div className="mt-1 flex items-center justify-between gap-3">
            <p className="text-muted text-xs tabular-nums">Created {dayText(employee.createdAt)}</p>
            <EmployeeActions employee={employee} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
