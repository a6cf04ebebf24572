import type { ToldAttendee } from '#functions/domain/appointment/appointments.ts';
import type { Attendee } from '#functions/mail/orders/appointment-mails.ts';
import { type AppointmentNews, isInvitation } from '#shared/appointment/emails.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { languageAt } from '#shared/locale/language.ts';

/** News for an attendee. */
export type Notice = { readonly to: Attendee; readonly news: AppointmentNews };

/** An appointment before and after a change; null if it was deleted. */
export type AppointmentChange = { readonly before: Appointment; readonly after: Appointment | null };

/**
 * Decides who is emailed about a change: everyone attending a confirmed appointment if something they see changed, and
 * everyone who no longer needs to come. `known` are the latest emails about it. Nobody is notified of a past
 * appointment.
 */
export function noticesOf({ before, after }: AppointmentChange, known: readonly ToldAttendee[], now: Date): Notice[] {
  if (isOver(before, now) && (!after || isOver(after, now))) return [];
  const [was, is] = [before.status === 'confirmed', after?.status === 'confirmed'];
  const invited = known.filter(isInvitation).map(({ to }) => to);
  if (!after || !is) {
    const told = distinct([...(was ? attendeesOf(after ?? before) : []), ...invited]);
    return told.map((to) => ({ to, news: 'CANCELLED' }));
  }
  if (was && !isNews(before, after)) return [];
  const attendees = attendeesOf(after);
  const knows = (to: Attendee) => was && isAmong(invited, to);
  return [
    ...attendees.map((to): Notice => ({ to, news: knows(to) ? 'CHANGED' : 'CONFIRMED' })),
    ...distinct(invited)
      .filter((to) => !isAmong(attendees, to))
      .map((to): Notice => ({ to, news: to.role === 'employee' ? 'UNASSIGNED' : 'CANCELLED' })),
  ];
}

/** Customer and employee, if they have an email address; only one of them if they share it. */
function attendeesOf({ customer, employee }: Appointment): Attendee[] {
  const { email, name, state: province, country } = customer;
  const language = customer.language ?? languageAt({ province, country });
  const attendees: Attendee[] = [{ role: 'customer', email, name, language }];
  if (employee) attendees.push({ role: 'employee', email: employee.email, name: employeeName(employee) });
  return distinct(attendees.filter((each) => each.email));
}

/** First and last name of an employee, or their email if they gave none. */
export function employeeName({ email, profile }: NonNullable<Appointment['employee']>): string {
  return [profile.firstName, profile.lastName].filter(Boolean).join(' ') || email;
}

function isOver({ endTime }: Appointment, now: Date): boolean {
  return Date.parse(endTime) <= now.getTime();
}

/** Whether something changed that attendees see; notes are for the business alone. */
function isNews(before: Appointment, after: Appointment): boolean {
  const fields = ['title', 'startTime', 'endTime', 'location', 'employeeId'] as const;
  return before.customer.id !== after.customer.id || fields.some((field) => before[field] !== after[field]);
}

function isAmong(people: readonly Attendee[], { email }: Attendee): boolean {
  return people.some((each) => each.email.toLowerCase() === email.toLowerCase());
}

function distinct(people: readonly Attendee[]): Attendee[] {
  return people.filter((each, index) => !isAmong(people.slice(0, index), each));
}
