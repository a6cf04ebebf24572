import { Check, Pencil, Trash2, X } from 'lucide-react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { InvoiceAction } from './invoice-action.tsx';
import { isExpected, isUpcoming } from './notify.ts';
import { t } from './texts.en.tsx';
import { type NextStatus, useStatusChange } from './use-status-change.ts';

export type AppointmentDialogKind = 'edit' | 'delete' | NextStatus;

type AppointmentActionsProps = { appointment: Appointment; onOpen: (dialog: AppointmentDialogKind) => void };

/**
 * Buttons to confirm an appointment unless confirmed, cancel it unless cancelled, invoice, edit and delete it; the first
 * that applies of confirming and invoicing is the primary one, unless it is invoiced already. If attendees should hear of
 * the new status, a dialog offers to email them.
 */
export function AppointmentActions({ appointment, onOpen }: AppointmentActionsProps) {
  const { run, isPending } = useStatusChange(appointment);
  const { status } = appointment;
  const setStatus = (next: NextStatus) => {
    const isNews = next === 'confirmed' ? isUpcoming : isExpected;
    return isNews(appointment, new Date()) ? onOpen(next) : run(next, { notify: false });
  };
  const isOver = !isUpcoming(appointment, new Date());
  return (
    <>
      {status !== 'confirmed' && (
        <Button busyLabel={t.confirming} disabled={isPending} onClick={() => setStatus('confirmed')}>
          <Check aria-hidden="true" className={ICON_STYLE} />
          {t.confirm}
        </Button>
      )}
      {status !== 'cancelled' && (status === 'confirmed' || isOver) && (
        <InvoiceAction appointment={appointment} iconStyle={ICON_STYLE} />
      )}
      {status !== 'cancelled' && (
        <Button
          busyLabel={t.cancelling}
          disabled={isPending}
          onClick={() => setStatus('cancelled')}
          variant="secondary"
        >
          <X aria-hidden="true" className={ICON_STYLE} />
          {t.cancel}
        </Button>
      )}
      <Button onClick={() => onOpen('edit')} variant="secondary">
        <Pencil aria-hidden="true" className={ICON_STYLE} />
        {t.edit}
      </Button>
      <Button onClick={() => onOpen('delete')} variant="secondary">
        <Trash2 aria-hidden="true" className={`text-danger ${ICON_STYLE}`} />
        {t.delete}
      </Button>
    </>
  );
}

/** Without icons, the buttons fit on one line on phones. */
const ICON_STYLE = 'max-sm:hidden';
