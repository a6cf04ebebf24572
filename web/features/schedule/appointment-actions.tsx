import { Check, Pencil, Trash2, X } from 'lucide-react';
import type { Appointment, AppointmentStatus } from '#shared/appointment/schema.ts';
import { useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';

type AppointmentActionsProps = { appointment: Appointment; onOpen: (dialog: 'edit' | 'delete') => void };

/** Buttons to confirm an appointment unless confirmed, cancel it unless cancelled, edit and delete it. */
export function AppointmentActions({ appointment: { id, status }, onOpen }: AppointmentActionsProps) {
  const { update } = useAppointmentMutations();
  const setStatus = async (next: AppointmentStatus) => {
    try {
      await update.mutateAsync({ id, status: next });
      toast.success('Appointment updated successfully');
    } catch (error) {
      showFailure(error, 'Failed to update appointment');
    }
  };
  return (
    <>
      {status !== 'confirmed' && (
        <Button busyLabel="Confirming..." disabled={update.isPending} onClick={() => setStatus('confirmed')}>
          <Check aria-hidden="true" className={ICON_STYLE} />
          Confirm
        </Button>
      )}
      {status !== 'cancelled' && (
        <Button
          busyLabel="Cancelling..."
          disabled={update.isPending}
          onClick={() => setStatus('cancelled')}
          variant="secondary"
        >
          <X aria-hidden="true" className={ICON_STYLE} />
          Cancel Appointment
        </Button>
      )}
      <Button onClick={() => onOpen('edit')} variant="secondary">
        <Pencil aria-hidden="true" className={ICON_STYLE} />
        Edit
      </Button>
      <Button onClick={() => onOpen('delete')} variant="secondary">
        <Trash2 aria-hidden="true" className={`text-danger ${ICON_STYLE}`} />
        Delete
      </Button>
    </>
  );
}

/** On phones the words alone fit on one line. */
const ICON_STYLE = 'max-sm:hidden';
