import type { Appointment } from '#shared/appointment/schema.ts';

/** A stretch of time of somebody: from an instant on, for so many minutes. */
export type Slot = { readonly employeeId: string; readonly start: Date; readonly durationMinutes: number };

/**
 * What keeps an employee busy in a slot: their appointments that overlap it, without cancelled ones and the one of `id`,
 * which is to be moved there. What ends as another begins does not overlap.
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
