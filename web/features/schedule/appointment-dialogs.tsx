import type { Appointment } from '#shared/appointment/schema.ts';
import type { AppointmentDialogKind } from './appointment-actions.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { DeleteAppointmentDialog } from './delete-appointment-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type AppointmentDialogsProps = {
  kind: AppointmentDialogKind;
  appointment: Appointment;
  onClose: () => void;
  onDeleted: () => void;
};

/** The open dialog of an appointment's screen. */
export function AppointmentDialogs({ kind, appointment, onClose, onDeleted }: AppointmentDialogsProps) {
  if (kind === 'edit') return <AppointmentDialog appointment={appointment} onClose={onClose} />;
  if (kind === 'delete')
    return <DeleteAppointmentDialog appointment={appointment} onClose={onClose} onDeleted={onDeleted} />;
  return <StatusDialog appointment={appointment} onClose={onClose} status={kind} />;
}
