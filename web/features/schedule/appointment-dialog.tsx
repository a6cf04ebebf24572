import { useState } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { AppointmentFields } from './appointment-fields.tsx';
import { NotifyPart } from './notify-part.tsx';
import { useAppointmentForm } from './use-appointment-form.ts';

type AppointmentDialogProps = {
  /** The appointment to edit; omitted to create one. */
  appointment?: Appointment;
  /** The initial day of a new one; empty for none. */
  day?: string;
  onClose: () => void;
  onSaved?: (saved: Appointment) => void;
};

/** The appointment form (spec 2 §2). A failure keeps the input; the dialog for a new customer opens on top of it. */
export function AppointmentDialog({ appointment, day = '', onClose, onSaved }: AppointmentDialogProps) {
  // The initial name of the new customer; null while none is being added.
  const [newName, setNewName] = useState<string | null>(null);
  const editing = useAppointmentForm({
    appointment,
    day,
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  const { form, conflict } = editing;
  return (
    <FormDialog
      description={appointment ? 'Update the appointment details.' : 'Schedule a new appointment with a customer.'}
      fieldsStyle="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2"
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel={appointment ? 'Save Changes' : 'Create Appointment'}
      title={appointment ? 'Edit Appointment' : 'Create New Appointment'}
    >
      <AppointmentFields appointment={appointment} editing={editing} onCreateCustomer={setNewName} />
      {editing.stored && <NotifyPart editing={editing} stored={editing.stored} />}
      <ConflictDialog {...conflict} title="This appointment was changed" />
      {newName !== null && (
        <CustomerDialog
          name={newName}
          onClose={() => setNewName(null)}
          onSaved={(customer) => form.setValue('customer', customer, { shouldDirty: true })}
        />
      )}
    </FormDialog>
  );
}
