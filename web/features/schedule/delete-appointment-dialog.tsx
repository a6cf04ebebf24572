import type { Appointment } from '#shared/appointment/schema.ts';
import { useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { isExpected, notifiedAddresses } from './notify.ts';
import { NotifyField, useNotifying } from './notify-field.tsx';

type DeleteAppointmentDialogProps = { appointment: Appointment; onClose: () => void; onDeleted: () => void };

/** Confirms deleting an appointment, and says who is emailed about it. Stays open if the server refuses. */
export function DeleteAppointmentDialog({ appointment, onClose, onDeleted }: DeleteAppointmentDialogProps) {
  const { remove } = useAppointmentMutations();
  const notifying = useNotifying();
  const isNotified = isExpected(appointment, new Date());
  const run = async () => {
    await remove.mutateAsync({ id: appointment.id, notify: isNotified && notifying.isOn });
    onDeleted();
  };
  return (
    <ActionDialog
      busyLabel="Deleting..."
      confirmLabel="Delete"
      done="Appointment deleted successfully"
      failed="Failed to delete appointment"
      onClose={onClose}
      run={run}
      text="This action cannot be undone. This will permanently delete the appointment."
      title="Are you sure?"
    >
      {isNotified && <NotifyField addresses={notifiedAddresses(appointment)} notifying={notifying} removes />}
    </ActionDialog>
  );
}
