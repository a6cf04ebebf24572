import type { Appointment } from '#shared/appointment/schema.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { notifiedAddresses } from './notify.ts';
import { NotifyField, useNotifying } from './notify-field.tsx';
import { type NextStatus, useStatusChange } from './use-status-change.ts';

type StatusDialogProps = { appointment: Appointment; status: NextStatus; onClose: () => void };

/** Confirms or cancels an appointment, and says who is emailed about it. Stays open if the server refuses. */
export function StatusDialog({ appointment, status, onClose }: StatusDialogProps) {
  const notifying = useNotifying();
  const change = useStatusChange(appointment);
  const onConfirm = async () => {
    if (await change.run(status, { notify: notifying.isOn })) onClose();
  };
  return (
    <ConfirmDialog {...TEXTS[status]} cancelLabel="Go Back" onConfirm={onConfirm} onOpenChange={onClose} open>
      <NotifyField
        addresses={notifiedAddresses(appointment, status)}
        notifying={notifying}
        removes={status === 'cancelled'}
      />
    </ConfirmDialog>
  );
}

const TEXTS = {
  confirmed: {
    title: 'Confirm this appointment?',
    text: 'It will show as confirmed in your schedule.',
    confirmLabel: 'Confirm',
    busyLabel: 'Confirming...',
    tone: 'primary',
  },
  cancelled: {
    title: 'Cancel this appointment?',
    text: 'It stays in your schedule as cancelled. You can confirm it again later.',
    confirmLabel: 'Cancel Appointment',
    busyLabel: 'Cancelling...',
    tone: 'danger',
  },
} as const;
