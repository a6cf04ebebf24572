import type { AppointmentRecord } from '#functions/domain/appointment/appointments.ts';
import { isEmailVerified } from '#functions/domain/people/user-record.ts';
import type { MailKind, Sources } from '#functions/mail/mail-kind.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import { appointmentMail, type Host } from './appointment-mail.ts';

/**
 * An email about an appointment. A repeated invitation is harmless: calendars recognize it. Its state is stored with the
 * appointment, unless that was deleted or has newer emails.
 */
export const APPOINTMENT: MailKind<AppointmentMail> = {
  isOrdered: true,
  isRepeatable: true,
  async compose(sources, mail) {
    const host = await hostOf(sources, mail);
    if (!host || isSuperseded(mail, await sources.appointmentsOf(mail.businessId).find(mail.appointmentId)))
      return 'OBSOLETE';
    return appointmentMail(mail, host);
  },
  async settle({ attempts, appointmentsOf, table }, mail, { state: end, now }) {
    const state = end === 'UNSENDABLE' ? 'NOT_SENT' : end;
    const appointment = appointmentsOf(mail.businessId).settling(mail.appointmentId, mail.id, state);
    const failed = await table.transact({ attempt: attempts.settling(mail, now), appointment });
    if (failed === 'appointment') await attempts.settle(mail, now);
  },
};

/** The business, unless it was deleted, is suspended or its owner has not confirmed their address. */
async function hostOf(sources: Sources, { businessId, to }: AppointmentMail): Promise<Host | undefined> {
  const { businesses, findUser, findUserByEmail, siteUrl } = sources;
  const [business, company] = await Promise.all([businesses.find(businessId), businesses.findCompany(businessId)]);
  if (!business || business.deletedAt || business.suspendedAt) return undefined;
  const owner = await findUser(business.ownerId);
  if (!owner || !isEmailVerified(owner)) return undefined;
  const employee = to.role === 'employee' ? await findUserByEmail(to.email) : undefined;
  return { business, company, owner, employee, siteUrl };
}

/** Whether a later change makes the email untrue, whether or not anyone was emailed about that change. */
function isSuperseded({ id, news }: AppointmentMail, appointment: AppointmentRecord | undefined): boolean {
  const isInvitation = news === 'CONFIRMED' || news === 'CHANGED';
  if (!appointment) return isInvitation;
  return appointment.mails?.[id] === undefined || (isInvitation && appointment.status !== 'confirmed');
}
