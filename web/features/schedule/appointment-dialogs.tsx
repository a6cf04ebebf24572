import type { Appointment } from '#shared/appointment/schema.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { DeleteAppointmentDialog } from './delete-appointment-dialog.tsx';

type AppointmentDialogsProps = {
  kind: 'edit' | 'delete';
  appointment: Appointment;
  onClose: () => void;
  onDeleted: () => void;
};

/** The open dialog of an appointment's screen. */
export function AppointmentDialogs({ kind, appointment, onClose, onDeleted }: AppointmentDialogsProps) {
  if (kind === 'edit') return <AppointmentDialog appointment={appointment} onClose={onClose} />;
  return <DeleteAppointmentDialog id={appointment.id} onClose={onClose} onDeleted={onDeleted} />;
}
