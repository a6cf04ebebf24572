import type { Employee } from '#shared/employee/schema.ts';
import { localDayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { fullName, inviteeName } from '#web/lib/queries/employees.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmployeeActions, type OpenDialog } from './employee-actions.tsx';
import { InvitationBadge } from './invitation-badge.tsx';

type EmployeeCardProps = { employee: Employee; onOpen: (dialog: OpenDialog) => void };

/** An employee in a narrow list. */
export function EmployeeCard({ employee, onOpen }: EmployeeCardProps) {
  return (
    <div className="pt-4 pb-2">
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
        <p className="text-muted text-xs tabular-nums">Created {localDayText(employee.createdAt)}</p>
        <EmployeeActions employee={employee} onOpen={onOpen} />
      </div>
    </div>
  );
}

/** A loading EmployeeCard. */
export function EmployeeCardSkeleton() {
  return (
    <div className="flex h-36 items-start gap-3 pt-4">
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-32" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-5 w-20 rounded-full!" />
      </div>
    </div>
  );
}
