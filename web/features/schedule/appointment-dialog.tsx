import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { employeePickerQuery } from '#web/lib/queries/employees.ts';
import { useBusinessClock } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { CustomerDialog } from '#web/parts/customers/customer-dialog.tsx';
import type { AppointmentStart } from '#web/parts/estimates/appointment-start.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { AppointmentFields } from './appointment-fields.tsx';
import { localStartOf } from './appointment-form.ts';
import { isUpcoming, notifiedAddresses } from './notify.ts';
import { NotifyField } from './notify-field.tsx';
import { t } from './texts.en.tsx';
import { type AppointmentEditing, useAppointmentForm } from './use-appointment-form.ts';

type AppointmentDialogProps = {
  /** The appointment to edit; omitted to create one. */
  appointment?: Appointment;
  /** The initial day of a new one; empty for none. */
  day?: string;
  /** What a new one starts with. */
  start?: Partial<AppointmentStart>;
  onClose: () => void;
  onSaved?: (saved: Appointment) => void;
};

/** The appointment form (spec 2 §2). A failure keeps the input; the dialog for a new customer opens on top of it. */
export function AppointmentDialog({ appointment, day = '', start, onClose, onSaved }: AppointmentDialogProps) {
  // The initial name of the new customer; null while none is being added.
  const [newName, setNewName] = useState<string | null>(null);
  const editing = useAppointmentForm({
    appointment,
    day,
    start,
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  const { form, conflict } = editing;
  return (
    <FormDialog
      description={appointment ? t.editText : t.createText}
      fieldsStyle="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2"
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel={appointment ? t.save : t.create}
      title={appointment ? t.editTitle : t.createTitle}
    >
      <AppointmentFields appointment={appointment} editing={editing} onCreateCustomer={setNewName} />
      {editing.stored && <NotifyPart editing={editing} stored={editing.stored} />}
      <ConflictDialog {...conflict} title={t.changed} />
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

type NotifyPartProps = { stored: Appointment; editing: Pick<AppointmentEditing, 'form' | 'notifying'> };

/** Says who is emailed about the change of a confirmed appointment; renders nothing if no one is. */
function NotifyPart({ stored, editing: { form, notifying } }: NotifyPartProps) {
  const { title, customer, duration, employeeId, ...picked } = form.watch();
  const { emailVerified } = useUser();
  const employees = useQuery(employeePickerQuery).data ?? [];
  const clock = useBusinessClock();
  const now = new Date();
  const isMovedAhead = endOf(localStartOf(picked), duration) > clock(now);
  if (stored.status !== 'confirmed' || !(isUpcoming(stored, now) || isMovedAhead)) return null;
  const chosen = employees.find(({ id }) => id === employeeId)?.user;
  const employee = chosen ?? (employeeId === stored.employeeId ? stored.employee : undefined);
  const addresses = notifiedAddresses({ ...stored, customer: { ...stored.customer, ...customer }, employee });
  // The code form must not be nested in the appointment's form.
  if (!emailVerified && addresses.length > 0) return <p className="text-muted sm:col-span-2">{t.confirmEmailFirst}</p>;
  return <NotifyField addresses={addresses} className="sm:col-span-2" exceptNotes notifying={notifying} />;
}

/** When an appointment ends on the clocks; empty without a start. */
function endOf(start: string | null, durationMinutes: number): string {
  if (!start) return '';
  return new Date(Date.parse(`${start}:00Z`) + durationMinutes * 60_000).toISOString().slice(0, 16);
}
