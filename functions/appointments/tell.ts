import { newId } from '#functions/data/table/ids.ts';
import type { Write } from '#functions/data/table/table.ts';
import type { AppointmentRecord, ToldAttendee } from '#functions/domain/appointment/appointments.ts';
import type { AppointmentMail, ToldAppointment } from '#functions/mail/orders/appointment-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { AppointmentEmailState } from '#shared/appointment/emails.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { type AppointmentChange, employeeName, noticesOf } from './attendees.ts';

/** The outbox for the emails, with the business and the time of the change. */
export type Notifying = {
  readonly outbox: MailOutbox<AppointmentMail>;
  readonly businessId: string;
  /** The address that invites. */
  readonly organizer: string;
  readonly now: Date;
};

/** A change with its emails: how the appointment stores them, and the writes that order them. */
type WithMails = {
  readonly mails: NonNullable<AppointmentRecord['mails']>;
  readonly organizer: string;
  readonly also: Readonly<Record<string, Write>>;
};

/** Emails ready to be ordered. */
export type PreparedMails = {
  /**
   * Orders them in the transaction of the change, which resolves to null if it was not made; returns what it returned.
   */
  order: <Changed>(change: (withMails: WithMails) => Promise<Changed | null>) => Promise<Changed | null>;
};

/**
 * Prepares the emails about a change; null if nobody has to be notified. If the queue is down, the change is made
 * anyway and its emails are recorded as not sent.
 */
export function prepareMails(
  { outbox, businessId, organizer, now }: Notifying,
  change: AppointmentChange & { readonly known: AppointmentRecord['mails'] },
): PreparedMails | null {
  const { before, after, known = {} } = change;
  const notices = noticesOf({ before, after }, Object.values(known), now);
  if (notices.length === 0) return null;
  const shared = {
    kind: 'APPOINTMENT',
    businessId,
    organizer,
    appointmentId: before.id,
    sentAt: now.toISOString(),
    sequence: after?.version ?? before.version + 1,
    appointment: told(after ?? before, before),
  } as const;
  const mails = notices.map((notice): AppointmentMail => ({ ...shared, ...notice, id: newId() }));
  return {
    async order<Changed>(makeChange: (withMails: WithMails) => Promise<Changed | null>) {
      const made: { isTried: boolean; changed: Changed | null } = { isTried: false, changed: null };
      const make = async (state: AppointmentEmailState, also: WithMails['also']) => {
        made.isTried = true;
        made.changed = await makeChange({ mails: stored(mails, state), organizer, also });
        return made.changed === null ? 'appointment' : null;
      };
      try {
        await outbox.order(mails, (orders) => make('SENDING', orders));
      } catch (error) {
        if (made.isTried) throw error;
        logLine('error', { event: 'appointment-mails-not-queued', ...failureFields(error) });
        await make('NOT_SENT', {});
      }
      return made.changed;
    },
  };
}

function stored(mails: readonly AppointmentMail[], state: AppointmentEmailState): WithMails['mails'] {
  return Object.fromEntries(
    mails.map(({ id, to, news, sentAt: at }): [string, ToldAttendee] => [id, { to, news, state, at }]),
  );
}

function told(
  { title, startTime, endTime, location, customer, employee }: Appointment,
  before: Appointment,
): ToldAppointment {
  const { name, email, phone, address, city, state, zip, country } = customer;
  const isMoved = startTime !== before.startTime || endTime !== before.endTime;
  return {
    title,
    startTime,
    endTime,
    location,
    customer: { name, email, phone, address, city, state, zip, country },
    employee: employee && employeeName(employee),
    before: isMoved ? { startTime: before.startTime, endTime: before.endTime } : undefined,
  };
}
