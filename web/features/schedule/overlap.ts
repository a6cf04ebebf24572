import type { Appointment } from '#shared/appointment/schema.ts';

/** A time slot of an employee. */
export type Slot = { readonly employeeId: string; readonly start: Date; readonly durationMinutes: number };

/**
 * The employee's appointments that overlap a slot, except cancelled ones and the one of `id`, which is being moved
 * there. An appointment that ends as another begins does not overlap it.
 */
export function overlapping(appointments: readonly Appointment[], slot: Slot, id?: string): Appointment[] {
  const start = slot.start.getTime();
  const end = start + slot.durationMinutes * 60_000;
  return appointments.filter(
    (appointment) =>
      appointment.id !== id &&
      appointment.employeeId === slot.employeeId &&
      appointment.status !== 'cancelled' &&
      Date.parse(appointment.startTime) < end &&
      Date.parse(appointment.endTime) > start,
  );
}
