import type { Page } from 'playwright-core';
import { addDays, localDay } from '#shared/calendar-day.ts';
import { anAppointment } from './an-appointment.ts';
import { anEmployeeOf } from './an-employee.ts';
import { aCustomer, aPerson, type Person } from './given.ts';

export const today = localDay(new Date());

/** A local time as a timestamp, by default tomorrow; the browser has the same time zone by default. */
export const at = (time: string, days = 1) => new Date(`${addDays(today, days)}T${time}`).toISOString();
/** The path of the schedule of a day, `days` from today. */
export const scheduleOf = (days: number) => `/appointments?day=${addDays(today, days)}`;

const LONG = 'Averylongnamewithoutanyspaceinit'.repeat(5);

/** An owner with an employee and a busy day tomorrow. */
export async function aBusyPerson(): Promise<Person & { employeeId: string }> {
  const owner = await aPerson();
  const sam = await anEmployeeOf(owner);
  await sam.call('PATCH', '/profile', { body: { email: sam.email, firstName: 'Sam', lastName: 'Okafor' } });
  const { id: customerId } = await aCustomer(owner, { name: LONG, email: `${'x'.repeat(50)}@example.com` });
  const { employeeId } = sam;
  const notes = 'Bring the sketches. '.repeat(90);
  await anAppointment(owner, { customerId, startTime: at('09:00'), title: LONG, notes, employeeId });
  const statuses = { '10:00': 'confirmed', '11:30': 'cancelled' } as const;
  for (const [time, status] of Object.entries(statuses)) {
    const { id } = await anAppointment(owner, { startTime: at(time), duration: 90, title: `Meeting at ${time}` });
    await owner.call('PATCH', `/appointments/${id}`, { body: { status } });
  }
  return { ...owner, employeeId };
}

/** The appointments shown for the selected day. */
export const appointments = (page: Page) => page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
