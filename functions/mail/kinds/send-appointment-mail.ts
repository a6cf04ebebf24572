import type { Table } from '#functions/data/table/table.ts';
import type { AppointmentRecord, AppointmentStore } from '#functions/domain/appointment/appointments.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { AppointmentEmailState } from '#shared/appointment/emails.ts';
import { appointmentMail, type Host } from './appointment-mail.ts';
import type { Attempts } from '#functions/mail/attempts.ts';
import type { Dependencies as MailDependencies, Run } from '#functions/mail/send-mail.ts';
import { sendOnce } from '#functions/mail/send-once.ts';

/** The dependencies of `sendAppointmentMail`. */
export type Dependencies = Pick<MailDependencies, 'limits' | 'mailer' | 'siteUrl'> & {
  readonly attempts: Attempts;
  readonly appointmentsOf: (businessId: string) => Pick<AppointmentStore, 'find' | 'settling'>;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
  readonly findUser: (userId: string) => Promise<UserRecord | undefined>;
  readonly table: Pick<Table, 'transact'>;
};

/**
 * Sends a queued email about an appointment once, however often it is delivered, or once more if it is unknown whether
 * it was sent. Sends nothing if a later change superseded it. Records the outcome on the appointment; throws after a
 * temporary failure, when nothing was sent.
 */
export async function sendAppointmentMail(dependencies: Dependencies, mail: AppointmentMail, run: Run): Promise<void> {
  const { attempts, appointmentsOf } = dependencies;
  const { now, endsBy } = run;
  const state = await attempts.stateOf(mail, now);
  if (state === 'SETTLED' || state === 'NOT_ORDERED') return;
  if (state === 'RUNNING') throw new Error('Another run is sending the email');
  if (state === 'ABANDONED_AGAIN') return settle(dependencies, mail, { state: 'UNCONFIRMED', now });
  const host = await hostOf(dependencies, mail);
  if (!host || isSuperseded(mail, await appointmentsOf(mail.businessId).find(mail.appointmentId)))
    return settle(dependencies, mail, { state: 'NOT_SENT', now });
  const composed = appointmentMail(mail, host);
  const isBegun = await (state === 'ABANDONED' ? attempts.repeat(mail, run) : attempts.begin(mail, endsBy));
  if (!isBegun) throw new Error('Another run began to send the email');
  await sendOnce(dependencies, mail, {
    composed,
    counted: { businessId: mail.businessId, recipient: mail.to.email },
    // A repeated invitation is harmless: calendars recognize it.
    isRepeatable: true,
    now,
    onSent: () => settle(dependencies, mail, { state: 'SENT', now }),
    onFailed: (_, cause) => settle(dependencies, mail, { state: 'NOT_SENT', now, cause }),
  });
}

/** Settles an email that failed too often. */
export async function giveUpAppointmentMail(dependencies: Dependencies, mail: AppointmentMail, now: Date) {
  await settle(dependencies, mail, { state: 'NOT_SENT', now });
}

/** The business, unless it was deleted or its owner has not confirmed their address. */
async function hostOf(dependencies: Dependencies, { businessId }: AppointmentMail): Promise<Host | undefined> {
  const { businesses, findUser, siteUrl } = dependencies;
  const [business, company] = await Promise.all([businesses.find(businessId), businesses.findCompany(businessId)]);
  if (!business || business.deletedAt) return undefined;
  const owner = await findUser(business.ownerId);
  return owner && isEmailVerified(owner) ? { business, company, owner, siteUrl } : undefined;
}

/** Whether a later change makes the email untrue, whether or not anyone was emailed about that change. */
function isSuperseded({ id, news }: AppointmentMail, appointment: AppointmentRecord | undefined): boolean {
  const isInvitation = news === 'CONFIRMED' || news === 'CHANGED';
  if (!appointment) return isInvitation;
  return appointment.mails?.[id] === undefined || (isInvitation && appointment.status !== 'confirmed');
}

type Settling = { readonly state: AppointmentEmailState; readonly now: Date; readonly cause?: unknown };

/** Settles an email and stores its state with the appointment, unless that was deleted or has newer emails. */
async function settle(dependencies: Dependencies, mail: AppointmentMail, { state, now, cause }: Settling) {
  const { attempts, appointmentsOf, table } = dependencies;
  const appointment = appointmentsOf(mail.businessId).settling(mail.appointmentId, mail.id, state);
  const failed = await table.transact({ attempt: attempts.settling(mail, now), appointment });
  if (failed === 'appointment') await attempts.settle(mail, now);
  if (state !== 'SENT')
    logLine('warn', { event: 'appointment-mail-not-sent', state, ...(cause !== undefined && failureFields(cause)) });
}
