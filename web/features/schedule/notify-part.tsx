import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#shared/appointment/schema.ts';
import { employeePickerQuery } from '#web/lib/queries/employees.ts';
import { useBusinessClock } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { localStartOf } from './appointment-form.ts';
import { isUpcoming, notifiedAddresses } from './notify.ts';
import { NotifyField } from './notify-field.tsx';
import type { AppointmentEditing } from './use-appointment-form.ts';

type NotifyPartProps = { stored: Appointment; editing: Pick<AppointmentEditing, 'form' | 'notifying'> };

/** Says who is emailed about the change of a confirmed appointment; renders nothing if no one is. */
export function NotifyPart({ stored, editing: { form, notifying } }: NotifyPartProps) {
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

/** When an appointment ends on the clocks; empty without a start. */
function endOf(start: string | null, durationMinutes: number): string {
  if (!start) return '';
  return new Date(Date.parse(`${start}:00Z`) + durationMinutes * 60_000).toISOString().slice(0, 16);
}
