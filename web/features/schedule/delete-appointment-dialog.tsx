import { useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type DeleteAppointmentDialogProps = { id: string; onClose: () => void; onDeleted: () => void };

/** Confirms deleting an appointment. Stays open on a refusal. */
export function DeleteAppointmentDialog({ id, onClose, onDeleted }: DeleteAppointmentDialogProps) {
  const { remove } = useAppointmentMutations();
  const onConfirm = async () => {
    try {
      await remove.mutateAsync(id);
    } catch (error) {
      return showFailure(error, 'Failed to delete appointment');
    }
    onDeleted();
    toast.success('Appointment deleted successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Deleting..."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
      text="This action cannot be undone. This will permanently delete the appointment."
      title="Are you sure?"
    />
  );
}
