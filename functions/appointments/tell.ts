import type { AppointmentRecord, ToldAttendee } from '#functions/data/appointment/appointments.ts';
import type { MailOutbox } from '#functions/data/invoice/mail-outbox.ts';
import { newId } from '#functions/data/table/ids.ts';
import type { Write } from '#functions/data/table/table.ts';
import type { AppointmentMail, ToldAppointment } from '#functions/services/appointment-mails.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { type AppointmentChange, employeeName, tellingsOf } from './attendees.ts';

/** Where emails about appointments are ordered, and for which business at which time. */
export type Notifying = {
  readonly outbox: MailOutbox<AppointmentMail>;
  readonly businessId: string;
  readonly now: Date;
};

/** Emails ready to be ordered together with the change that they tell. */
export type OrderedMails = {
  /** The emails as the appointment stores them. */
  readonly mails: NonNullable<AppointmentRecord['mails']>;
  /** The writes that order them. */
  readonly orders: Readonly<Record<string, Write>>;
  /** Sends them at once, after the transaction. */
  readonly hurry: () => Promise<void>;
};

/**
 * Prepares the emails about a change; null if there is nobody to tell. Without the queue, the change goes on and its
 * emails count as not sent.
 */
export async function prepareMails(
  { outbox, businessId, now }: Notifying,
  change: AppointmentChange & { readonly known: AppointmentRecord['mails'] },
): Promise<OrderedMails | null> {
  const { before, after, known = {} } = change;
  const tellings = tellingsOf({ before, after }, Object.values(known), now);
  if (tellings.length === 0) return null;
  const shared = {
    kind: 'APPOINTMENT',
    businessId,
    appointmentId: before.id,
    sentAt: now.toISOString(),
    sequence: after?.version ?? before.version + 1,
    appointment: told(after ?? before, before),
  } as const;
  const mails = tellings.map((telling): AppointmentMail => ({ ...shared, ...telling, id: newId() }));
  const orders = await outbox.order(mails).catch((error: unknown) => {
    logLine('error', { event: 'appointment-mails-not-queued', ...failureFields(error) });
    return null;
  });
  const state = orders ? 'SENDING' : 'NOT_SENT';
  return {
    mails: Object.fromEntries(
      mails.map(({ id, to, news, sentAt: at }): [string, ToldAttendee] => [id, { to, news, state, at }]),
    ),
    orders: orders ?? {},
    hurry: () => (orders ? outbox.hurry(mails) : Promise.resolve()),
  };
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
