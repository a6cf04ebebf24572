import type { Appointment } from '#shared/appointment/schema.ts';
import { useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { isExpected, notifiedAddresses } from './notify.ts';
import { NotifyField, useNotifying } from './notify-field.tsx';

type DeleteAppointmentDialogProps = { appointment: Appointment; onClose: () => void; onDeleted: () => void };

/** Confirms deleting an appointment, and says who is emailed about it. Stays open if the server refuses. */
export function DeleteAppointmentDialog({ appointment, onClose, onDeleted }: DeleteAppointmentDialogProps) {
  const { remove } = useAppointmentMutations();
  const notifying = useNotifying();
  const isNotified = isExpected(appointment, new Date());
  const onConfirm = async () => {
    try {
      await remove.mutateAsync({ id: appointment.id, notify: isNotified && notifying.isOn });
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
    >
      {isNotified && <NotifyField addresses={notifiedAddresses(appointment)} notifying={notifying} removes />}
    </ConfirmDialog>
  );
}
