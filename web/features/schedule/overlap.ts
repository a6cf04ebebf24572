import type { Appointment } from '#shared/appointment/schema.ts';
import { minutesBetween } from './time-text.ts';

/** A time slot of an employee; `start` is what the clocks of the business show, `yyyy-MM-ddTHH:mm`. */
export type Slot = { readonly employeeId: string; readonly start: string; readonly durationMinutes: number };

/**
 * The employee's appointments that overlap a slot, except cancelled ones and the one of `id`, which is being moved
 * there. An appointment that ends as another begins does not overlap it. Times on the clocks are compared, so that in the
 * hour that they show twice, both times count.
 */
export function overlapping(appointments: readonly Appointment[], slot: Slot, id?: string): Appointment[] {
  const start = minuteOf(slot.start);
  const end = start + slot.durationMinutes;
  return appointments.filter((appointment) => {
    const begins = minuteOf(appointment.localStart.time);
    return (
      appointment.id !== id &&
      appointment.employeeId === slot.employeeId &&
      appointment.status !== 'cancelled' &&
      begins < end &&
      begins + minutesBetween(appointment) > start
    );
  });
}

function minuteOf(time: string): number {
  return Date.parse(`${time}:00Z`) / 60_000;
}
