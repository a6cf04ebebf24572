import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#shared/appointment/schema.ts';
import { employeePickerQuery } from '#web/lib/queries/employees.ts';
import { useUser } from '#web/lib/session/session.ts';
import { startOf } from './appointment-form.ts';
import { isUpcoming, notifiedAddresses } from './notify.ts';
import { NotifyField } from './notify-field.tsx';
import type { AppointmentEditing } from './use-appointment-form.ts';

type NotifyPartProps = { stored: Appointment; editing: Pick<AppointmentEditing, 'form' | 'notifying'> };

/** Says who is emailed about the change of a confirmed appointment; renders nothing if no one is. */
export function NotifyPart({ stored, editing: { form, notifying } }: NotifyPartProps) {
  const { title, customer, duration, employeeId, ...values } = form.watch();
  const { emailVerified } = useUser();
  const employees = useQuery(employeePickerQuery).data ?? [];
  const start = startOf({ title, customer, duration, employeeId, ...values });
  const end = start && new Date(start.getTime() + duration * 60_000).toISOString();
  const now = new Date();
  if (stored.status !== 'confirmed' || !(isUpcoming(stored, now) || (end && isUpcoming({ endTime: end }, now))))
    return null;
  const picked = employees.find(({ id }) => id === employeeId)?.user;
  const employee = picked ?? (employeeId === stored.employeeId ? stored.employee : undefined);
  const addresses = notifiedAddresses({ ...stored, customer: { ...stored.customer, ...customer }, employee });
  // The code form must not be nested in the appointment's form.
  if (!emailVerified && addresses.length > 0)
    return <p className="text-muted sm:col-span-2">Confirm your email first to tell people about changes.</p>;
  return (
    <NotifyField
      addresses={addresses}
      className="sm:col-span-2"
      notifying={notifying}
      when="unless you change only the notes"
    />
  );
}
