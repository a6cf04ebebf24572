import type { VerificationSecrets } from '#functions/domain/people/email-verifications.ts';
import { RESET_MINUTES } from '#functions/domain/people/reset-links.ts';
import { INVITATION_DAYS } from '#functions/domain/people/secret-token.ts';
import { languageOf, personFields } from '#functions/domain/people/user-record.ts';
import type { Composed, MailKind, Sources } from '#functions/mail/mail-kind.ts';
import type { AccountMail, AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { VERIFICATION_HOURS } from '#shared/auth/verification.ts';
import type { Language } from '#shared/locale/language.ts';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import type { Reader } from './account-mail.ts';
import { accountNotice, type NoticeReader } from './account-notice.ts';
import { contactMail } from './contact-mail.ts';
import { businessDeletedMail, deletionReminderMail, deletionScheduledMail } from './deletion-mails.ts';
import { invitationMail } from './invitation-mail.ts';
import { composeReset } from './reset-mail.ts';
import {
  addressInUseMail,
  businessRestoredMail,
  businessSuspendedMail,
  cardsAllowedMail,
  cardsDeclinedMail,
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
    async compose({ sealer, secrets, siteUrl }, { id, to, language = 'en', sealed, sentAt }, now) {
      if (isOlder(sentAt, now, VERIFICATION_HOURS * HOUR_MS)) return 'OBSOLETE';
      const mailed = JSON.parse(sealer.open(sealed, id)) as VerificationSecrets;
      const isOpen = await secrets.isVerificationOpen(mailed.token);
      return isOpen ? verificationMail({ to, language, siteUrl }, mailed) : 'OBSOLETE';
    },
  },
  ADDRESS_IN_USE: { ...ORDERED, compose: async (sources, { to }) => addressInUseMail(await readerAt(sources, to)) },
  EMAIL_CHANGED: {
    ...ORDERED,
    compose: async ({ siteUrl }, { to, language = 'en' }) => emailChangedMail({ to, language, siteUrl }),
  },
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
  BUSINESS_DELETED: {
    ...QUEUED,
    compose: async ({ siteUrl }, { to, language = 'en' }) => businessDeletedMail({ to, language, siteUrl }),
  },
  CARDS_ALLOWED: {
    ...ORDERED,
    async compose(sources, mail) {
      const business = await sources.businesses.find(mail.businessId);
      if (!business?.paymentIntegrationEnabled) return 'OBSOLETE';
      return withReader(sources, mail, cardsAllowedMail);
    },
  },
  CARDS_DECLINED: {
    ...ORDERED,
    async compose(sources, mail) {
      const business = await sources.businesses.find(mail.businessId);
      if (business?.paymentIntegrationEnabled) return 'OBSOLETE';
      return withReader(sources, mail, (reader) => cardsDeclinedMail(reader, mail.reason));
    },
  },
  BUSINESS_SUSPENDED: {
    ...ORDERED,
    async compose(sources, mail) {
      const business = await sources.businesses.find(mail.businessId);
      if (!business?.suspendedAt) return 'OBSOLETE';
      return withReader(sources, mail, (reader) => businessSuspendedMail(reader, sources.supportEmail));
    },
  },
  BUSINESS_RESTORED: {
    ...ORDERED,
    async compose(sources, mail) {
      const business = await sources.businesses.find(mail.businessId);
      if (business?.suspendedAt) return 'OBSOLETE';
      return withReader(sources, mail, businessRestoredMail);
    },
  },
  EXPORT_READY: {
    ...QUEUED,
    compose: (sources, mail) => withReader(sources, mail, exportReadyMail),
  },
  CONTACT: { ...QUEUED, compose: async ({ supportEmail }, { message }) => contactMail(message, supportEmail) },
};

/** Composes an email to `to` or the owner of the business; to nobody if the business or its owner is gone. */
async function withReader(
  sources: Sources,
  { businessId, to }: { readonly businessId: string; readonly to?: string },
  compose: (reader: NoticeReader) => Composed,
): Promise<Composed> {
  const { businesses, findUser, siteUrl } = sources;
  if (to) return compose({ ...(await readerAt(sources, to)), timeZone: await businesses.timeZoneOf(businessId) });
  const business = await businesses.find(businessId);
  const owner = business && !business.deletedAt && (await findUser(business.ownerId));
  if (!owner) return 'UNWANTED';
  return compose({ to: owner.email, language: languageOf(owner), timeZone: business.timeZone, siteUrl });
}

/** The reader at an address, in the language of its account; English, or the given one, if it has none. */
async function readerAt({ findUserByEmail, siteUrl }: Sources, to: string, language: Language = 'en'): Promise<Reader> {
  const user = await findUserByEmail(to);
  return { to, language: user ? languageOf(user) : language, siteUrl };
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
  sources: Sources,
  { id, to, businessId, inviterId, role = 'EMPLOYEE', sealed, sentAt }: AccountMailOf<'INVITATION'>,
  now: Date,
): Promise<Composed> {
  const { businesses, findUser, sealer, secrets } = sources;
  const token = sealer.open(sealed, id);
  if (isOlder(sentAt, now, INVITATION_DAYS * DAY_MS) || !(await secrets.isInvitationOpen(token))) return 'OBSOLETE';
  const [business, company, inviter] = await Promise.all([
    businesses.find(businessId),
    businesses.findCompany(businessId),
    findUser(inviterId),
  ]);
  if (!inviter || business?.suspendedAt) return 'OBSOLETE';
  const reader = await readerAt(sources, to, languageOf(inviter));
  return invitationMail(reader, { inviter: personFields(inviter), company, role, token });
}

function isOlder(sentAt: string, now: Date, milliseconds: number): boolean {
  return now.getTime() - Date.parse(sentAt) > milliseconds;
}
