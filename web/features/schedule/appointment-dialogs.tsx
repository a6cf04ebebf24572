import type { Appointment } from '#shared/appointment/schema.ts';
import { useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import type { AppointmentDialogKind } from './appointment-actions.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { isExpected, notifiedAddresses } from './notify.ts';
import { NotifyField, useNotifying } from './notify-field.tsx';
import { t } from './texts.en.tsx';
import { type NextStatus, useStatusChange } from './use-status-change.ts';

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

type DeleteAppointmentDialogProps = { appointment: Appointment; onClose: () => void; onDeleted: () => void };

/** Confirms deleting an appointment, and says who is emailed about it. Stays open if the server refuses. */
function DeleteAppointmentDialog({ appointment, onClose, onDeleted }: DeleteAppointmentDialogProps) {
  const { remove } = useAppointmentMutations();
  const notifying = useNotifying();
  const isNotified = isExpected(appointment, new Date());
  const run = async () => {
    await remove.mutateAsync({ id: appointment.id, notify: isNotified && notifying.isOn });
    onDeleted();
  };
  return (
    <ActionDialog
      busyLabel={t.deleting}
      confirmLabel={t.delete}
      done={t.deleted}
      failed={t.notDeleted}
      onClose={onClose}
      run={run}
      text={appointment.attachments?.length ? t.deleteWithFiles : t.deleteText}
      title={t.deleteTitle}
    >
      {isNotified && <NotifyField addresses={notifiedAddresses(appointment)} notifying={notifying} removes />}
    </ActionDialog>
  );
}

type StatusDialogProps = { appointment: Appointment; status: NextStatus; onClose: () => void };

/** Confirms or cancels an appointment, and says who is emailed about it. Stays open if the server refuses. */
function StatusDialog({ appointment, status, onClose }: StatusDialogProps) {
  const notifying = useNotifying();
  const change = useStatusChange(appointment);
  const onConfirm = async () => {
    if (await change.run(status, { notify: notifying.isOn })) onClose();
  };
  return (
    <ConfirmDialog {...TEXTS[status]} cancelLabel={t.goBack} onConfirm={onConfirm} onOpenChange={onClose} open>
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
    title: t.confirmTitle,
    text: t.confirmText,
    confirmLabel: t.confirm,
    busyLabel: t.confirming,
    tone: 'primary',
  },
  cancelled: {
    title: t.cancelTitle,
    text: t.cancelText,
    confirmLabel: t.cancel,
    busyLabel: t.cancelling,
    tone: 'danger',
  },
} as const;
