import type { Employee } from '#shared/employee/schema.ts';
import { fullName, inviteeName } from '#web/lib/queries/employees.ts';
import { CardFoot, RecordCard } from '#web/ui/lists/record-card.tsx';
import { EmployeeActions, type OpenDialog } from './employee-actions.tsx';
import { InvitationBadge } from './invitation-badge.tsx';

type EmployeeCardProps = { employee: Employee; onOpen: (dialog: OpenDialog) => void };

/** An employee in a narrow list. */
export function EmployeeCard({ employee, onOpen }: EmployeeCardProps) {
  return (
    <RecordCard
      foot={
        <CardFoot createdAt={employee.createdAt}>
          <EmployeeActions employee={employee} onOpen={onOpen} />
        </CardFoot>
      }
      name={inviteeName(employee.user)}
    >
      <p className="line-clamp-2 font-medium text-base wrap-anywhere">{inviteeName(employee.user)}</p>
      <p className="text-muted wrap-anywhere">{fullName(employee.user) ? employee.user.email : 'No name entered'}</p>
      <p className="mt-2 flex">
        <InvitationBadge invitation={employee.invitation} />
      </p>
    </RecordCard>
  );
}
