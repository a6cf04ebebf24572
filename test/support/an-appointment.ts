import type { Appointment, AppointmentInput } from '#shared/appointment/schema.ts';
import { aCustomer, type Person } from './given.ts';

/** A stored appointment; by default half an hour with a new customer on 2026-03-02 at 16:00 UTC. */
export async function anAppointment(by: Person, changes: Partial<AppointmentInput> = {}): Promise<Appointment> {
  const appointment: AppointmentInput = {
    title: 'Kick-off meeting',
    customerId: changes.customerId ?? (await aCustomer(by)).id,
    startTime: '2026-03-02T16:00:00.000Z',
    duration: 30,
    ...changes,
  };
  const { status, body } = await by.call<Appointment>('POST', '/appointments', { body: appointment });
  if (status !== 201) throw new Error(`Creating an appointment returned ${status}: ${JSON.stringify(body)}`);
  return body;
}
