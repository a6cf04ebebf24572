import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { useAppointmentForm } from './use-appointment-form.ts';

type AppointmentDialogProps = {
  /** What to change; nothing to make a new one. */
  appointment?: Appointment;
  /** The day that a new one begins with; empty for none. */
  day?: string;
  onClose: () => void;
  onSaved?: (saved: Appointment) => void;
};

/** The form of an appointment (spec 2 §2). A failure leaves it as it was filled in. */
export function AppointmentDialog({ appointment, day = '', onClose, onSaved }: AppointmentDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const { form, problems, isSaving, isChanged, forget, change, save } = useAppointmentForm({
    appointment,
    day,
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  const focus = useKeptFocus(isSaving);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focus.keep(document.activeElement);
    const [first] = Object.keys(save());
    const control = first && event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Dialog
      description={appointment ? 'Update the appointment details.' : 'Schedule a new appointment with a customer.'}
      dismissible={!isSaving}
      footer={
        <>
          <Button disabled={isSaving} onClick={close} variant="secondary">
            Cancel
          </Button>
          <Button busy={isSaving} busyLabel="Saving..." form={formId} type="submit">
            {appointment ? 'Save Changes' : 'Create Appointment'}
          </Button>
        </>
      }
      onOpenChange={() => (isChanged ? setIsAsking(true) : close())}
      open
      title={appointment ? 'Edit Appointment' : 'Create New Appointment'}
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2" disabled={isSaving}>
          <AppointmentFields
            appointment={appointment}
            form={form}
            onChange={change}
            onCreateCustomer={() => navigate(`${paths.customers}?openCreateDialog=true`)}
            problems={problems}
          />
        </fieldset>
      </form>
      <ConfirmDialog
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        onConfirm={close}
        onOpenChange={setIsAsking}
        open={isAsking}
        text="What you entered is not saved yet. If you close this now, it is lost."
        title="Discard your changes?"
      />
    </Dialog>
  );
}
