import type { Page } from 'playwright-core';
import { zonedTime } from '#shared/appointment/start-time.ts';
import { addDays, dayIn } from '#shared/calendar-day.ts';
import { anAppointment } from './an-appointment.ts';
import { anEmployeeOf } from './an-employee.ts';
import { aCustomer, aPerson, type Person } from './given.ts';

/** The time zone of the businesses of tests, and their day. */
const TIME_ZONE = 'America/Edmonton';
export const today = dayIn(TIME_ZONE, new Date());

/** A time on the clocks of the business, by default tomorrow. */
export const at = (time: string, days = 1) => zonedTime(`${addDays(today, days)}T${time}`, TIME_ZONE);
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
