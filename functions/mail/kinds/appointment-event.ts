import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { asciiEmail } from '#functions/services/email-forms.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

type Person = { readonly name: string; readonly email: string };

/** An appointment for a calendar; both times are timestamps. */
export type CalendarEvent = {
  /** The same in all messages about an appointment. */
  readonly id: string;
  /** Increases with each change; calendars ignore an event older than theirs. */
  readonly sequence: number;
  /** When the change was made, as an ISO timestamp. */
  readonly changedAt: string;
  readonly isCancelled: boolean;
  readonly startTime: string;
  readonly endTime: string;
  readonly title: string;
  readonly description: string;
  readonly location?: string | undefined;
  /** Reads replies to the invitation. With another address, calendars take an event for someone else's. */
  readonly organizer: Person;
  readonly attendee: Person;
};

/** The file with which a calendar adds, updates or removes an event, and its method (RFC 5546). Times are in UTC. */
export function calendarFile(event: CalendarEvent): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const { id, sequence, changedAt, isCancelled, startTime, endTime, title, description, location = null } = event;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: { company: PRODUCT_NAME, product: 'Appointments', language: 'EN' } });
  calendar.createEvent({
    id,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(startTime),
    end: new Date(endTime),
    summary: title,
    description,
    location,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: quotable(event.organizer),
    attendees: [{ ...quotable(event.attendee), rsvp: !isCancelled, status: ICalAttendeeStatus.NEEDSACTION }],
  });
  return { method, content: calendar.toString() };
}

/** iCalendar quotes names, which therefore cannot contain double quotes. */
function quotable({ name, email }: Person): Person {
  return { name: name.replaceAll('"', '”'), email: asciiEmail(email) };
}
