import type { Employee } from '#shared/employee/schema.ts';
import { inviteeName, useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type RemoveEmployeeDialogProps = { employee: Employee; onClose: () => void };

/** Confirms removing an employee (spec 2 §2). Stays open if the server refuses. */
export function RemoveEmployeeDialog({ employee, onClose }: RemoveEmployeeDialogProps) {
  const { remove } = useEmployeeMutations();
  const onConfirm = async () => {
    try {
      await remove.mutateAsync(employee.id);
    } catch (error) {
      return showRefusal(error, 'Failed to delete employee');
    }
    onClose();
    toast.success('Employee removed successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Removing..."
      confirmLabel="Remove"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
      text={`Are you sure you want to remove ${inviteeName(employee.user)} from your company? This action cannot be undone.`}
      title="Remove Employee"
    />
  );
}
