import type { VerificationSecrets } from '#functions/domain/people/email-verifications.ts';
import { RESET_MINUTES } from '#functions/domain/people/reset-links.ts';
import { INVITATION_DAYS } from '#functions/domain/people/secret-token.ts';
import { personFields } from '#functions/domain/people/user-record.ts';
import type { Composed, MailKind, Sources } from '#functions/mail/mail-kind.ts';
import type { AccountMail, AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { VERIFICATION_HOURS } from '#shared/auth/verification.ts';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { accountNotice, type NoticeReader } from './account-notice.ts';
import { contactMail } from './contact-mail.ts';
import { businessDeletedMail, deletionReminderMail, deletionScheduledMail } from './deletion-mails.ts';
import { invitationMail } from './invitation-mail.ts';
import { composeReset } from './reset-mail.ts';
import {
  addressInUseMail,
  cardsAllowedMail,
  emailChangedMail,
  exportReadyMail,
  verificationMail,
} from './short-mails.ts';

/** A second email about an account does no harm; a missing one does. */
const ORDERED = { isOrdered: true, isRepeatable: true } as const;
const QUEUED = { isOrdered: false, isRepeatable: true } as const;

/** The emails about accounts. Their failures are only logged. */
export const ACCOUNT_KINDS: { readonly [Kind in AccountMail['kind']]: MailKind<AccountMailOf<Kind>> } = {
  VERIFICATION: {
    ...ORDERED,
    async compose({ sealer, secrets, siteUrl }, { id, to, sealed, sentAt }, now) {
      if (isOlder(sentAt, now, VERIFICATION_HOURS * HOUR_MS)) return 'OBSOLETE';
      const mailed = JSON.parse(sealer.open(sealed, id)) as VerificationSecrets;
      return (await secrets.isVerificationOpen(mailed.token)) ? verificationMail(to, mailed, siteUrl) : 'OBSOLETE';
    },
  },
  ADDRESS_IN_USE: { ...ORDERED, compose: async (_, { to }) => addressInUseMail(to) },
  EMAIL_CHANGED: { ...ORDERED, compose: async (_, { to }) => emailChangedMail(to) },
  PASSWORD_RESET: {
    ...QUEUED,
    compose: async (sources, { to, sentAt }, now) =>
      isOlder(sentAt, now, RESET_MINUTES * 60_000) ? 'OBSOLETE' : composeReset(sources, to, now),
  },
  INVITATION: { ...ORDERED, compose: composeInvitation },
  ACCOUNT_NOTICE: {
    ...ORDERED,
    compose: (sources, mail) => withReader(sources, mail, (reader) => accountNotice(mail, reader)),
  },
  DELETION_SCHEDULED: {
    ...ORDERED,
    compose: (sources, mail) => whileScheduled(sources, mail, (reader) => deletionScheduledMail(mail, reader)),
  },
  DELETION_REMINDER: {
    ...QUEUED,
    compose: (sources, mail) => whileScheduled(sources, mail, (reader) => deletionReminderMail(mail.deletesAt, reader)),
  },
  BUSINESS_DELETED: { ...QUEUED, compose: async (_, { to }) => businessDeletedMail(to) },
  CARDS_ALLOWED: {
    ...ORDERED,
    async compose(sources, mail) {
      const business = await sources.businesses.find(mail.businessId);
      if (!business?.paymentIntegrationEnabled) return 'OBSOLETE';
      return withReader(sources, mail, ({ to, siteUrl }) => cardsAllowedMail(to, siteUrl));
    },
  },
  EXPORT_READY: {
    ...QUEUED,
    compose: (sources, mail) => withReader(sources, mail, ({ to, siteUrl }) => exportReadyMail(to, siteUrl)),
  },
  CONTACT: { ...QUEUED, compose: async ({ supportEmail }, { message }) => contactMail(message, supportEmail) },
};

/** Composes an email to `to` or the owner of the business; to nobody if the business or its owner is gone. */
async function withReader(
  { businesses, findUser, siteUrl }: Sources,
  { businessId, to }: { readonly businessId: string; readonly to?: string },
  compose: (reader: NoticeReader) => Composed,
): Promise<Composed> {
  if (to) return compose({ to, timeZone: await businesses.timeZoneOf(businessId), siteUrl });
  const business = await businesses.find(businessId);
  const owner = business && !business.deletedAt && (await findUser(business.ownerId));
  return owner ? compose({ to: owner.email, timeZone: business.timeZone, siteUrl }) : 'UNWANTED';
}

/** The same while the business is to be deleted then: meanwhile its owner may have kept it. */
async function whileScheduled(
  sources: Sources,
  mail: { readonly businessId: string; readonly to?: string; readonly deletesAt: string },
  compose: (reader: NoticeReader) => Composed,
): Promise<Composed> {
  const deletion = await sources.findDeletion(mail.businessId);
  return deletion?.deletesAt === mail.deletesAt ? withReader(sources, mail, compose) : 'OBSOLETE';
}

async function composeInvitation(
  { businesses, findUser, sealer, secrets, siteUrl }: Sources,
  { id, to, businessId, inviterId, sealed, sentAt }: AccountMailOf<'INVITATION'>,
  now: Date,
): Promise<Composed> {
  const token = sealer.open(sealed, id);
  if (isOlder(sentAt, now, INVITATION_DAYS * DAY_MS) || !(await secrets.isInvitationOpen(token))) return 'OBSOLETE';
  const [company, inviter] = await Promise.all([businesses.findCompany(businessId), findUser(inviterId)]);
  if (!inviter) return 'OBSOLETE';
  const url = `${siteUrl}/accept-invitation?token=${token}`;
  return invitationMail({ to, inviter: personFields(inviter), company, url });
}

function isOlder(sentAt: string, now: Date, milliseconds: number): boolean {
  return now.getTime() - Date.parse(sentAt) > milliseconds;
}
