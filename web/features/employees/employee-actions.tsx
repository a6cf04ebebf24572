import { Mail, UserMinus } from 'lucide-react';
import type { Employee } from '#shared/employee/schema.ts';
import { inviteeName, useEmployeeMutations } from '#web/lib/employees.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast.ts';
import type { OpenDialog } from './open-dialog.ts';

type EmployeeActionsProps = { employee: Employee; onOpen: (dialog: OpenDialog) => void };

/** What can be done with an employee: mail the invitation again unless it was accepted, remove them. */
export function EmployeeActions({ employee, onOpen }: EmployeeActionsProps) {
  const name = inviteeName(employee.user);
  const { resend } = useEmployeeMutations();
  const onResend = async () => {
    try {
      await resend.mutateAsync(employee.id);
    } catch (error) {
      return showRefusal(error, 'Failed to send invitation');
    }
    toast.success('Invitation sent successfully');
  };
  return (
    <div className="-mr-2 flex justify-end">
      {employee.invitation?.status !== 'ACCEPTED' && (
        <Button
          aria-label={`Resend invitation to ${name}`}
          onClick={onResend}
          size="icon"
          title="Resend invitation"
          variant="ghost"
        >
          <Mail aria-hidden="true" className="text-muted" />
        </Button>
      )}
      <Button
        aria-label={`Remove ${name}`}
        onClick={() => onOpen({ kind: 'remove', employee })}
        size="icon"
        title="Remove"
        variant="ghost"
      >
        <UserMinus aria-hidden="true" className="text-danger" />
      </Button>
    </div>
  );
}
