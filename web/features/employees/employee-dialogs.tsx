import { personName } from '#web/lib/person-names.ts';
import { useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import type { OpenDialog } from './employee-actions.tsx';
import { InviteEmployeeDialog } from './invite-employee-dialog.tsx';

/** The open dialog. */
export function EmployeeDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remove } = useEmployeeMutations();
  if (dialog.kind === 'invite') return <InviteEmployeeDialog onClose={onClose} />;
  const { employee } = dialog;
  return (
    <ActionDialog
      busyLabel="Removing..."
      confirmLabel="Remove"
      done="Employee removed successfully"
      failed="Failed to delete employee"
      onClose={onClose}
      run={() => remove.mutateAsync(employee.id)}
      showError={showRefusal}
      text={`Are you sure you want to remove ${personName(employee.user)} from your company? This action cannot be undone.`}
      title="Remove Employee"
    />
  );
}
