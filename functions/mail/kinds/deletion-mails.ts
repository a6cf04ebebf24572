import type { Mail } from '#functions/mail/mail.ts';
import type { AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { shortDay } from '#shared/locale/en-ca-day.ts';
import { accountMail } from './account-mail.ts';
import { momentInWords, type NoticeReader, noticeFacts } from './account-notice.ts';

const KEEP = 'To keep your business, sign in and choose Keep business in your profile.';

/** The email about a deletion that was just scheduled. */
export function deletionScheduledMail(
  { deletesAt, ...occasion }: AccountMailOf<'DELETION_SCHEDULED'>,
  reader: NoticeReader,
): Mail {
  return mailAboutDeletion(reader.to, {
    subject: `Your business will be deleted on ${dayOf(deletesAt, reader)}`,
    lines: [
      `You asked us to delete your business and your account. This will happen on ${momentOf(deletesAt, reader)}. Until then, everything works as before.`,
    ],
    facts: noticeFacts(occasion, reader.timeZone),
    button: keepButton(reader),
    after: [
      KEEP,
      'If this was not you, someone else has access to your account. Keep your business, then choose a new password: this logs out all devices.',
    ],
  });
}

/** The reminder sent the day before. */
export function deletionReminderMail(deletesAt: string, reader: NoticeReader): Mail {
  return mailAboutDeletion(reader.to, {
    subject: `Reminder: your business will be deleted on ${dayOf(deletesAt, reader)}`,
    lines: [
      `As you asked, we will delete your business and your account on ${momentOf(deletesAt, reader)}, with all invoices, customers, settings and files. This cannot be undone.`,
    ],
    button: keepButton(reader),
    after: [KEEP],
  });
}

/** The email after a business was deleted. */
export function businessDeletedMail(to: string): Mail {
  return mailAboutDeletion(to, {
    subject: 'Your business was deleted',
    lines: [
      'As you asked, we deleted your business and your account, with all invoices, customers, settings and files. Links to your invoices no longer work.',
      'You can register again with the same email address at any time.',
    ],
  });
}

function keepButton({ siteUrl }: NoticeReader) {
  return { label: 'Keep business', url: `${siteUrl}/profile` };
}

const dayOf = (deletesAt: string, { timeZone }: NoticeReader) => shortDay(dayIn(timeZone, new Date(deletesAt)));
const momentOf = (deletesAt: string, { timeZone }: NoticeReader) => momentInWords(new Date(deletesAt), timeZone);

function mailAboutDeletion(to: string, content: Omit<Parameters<typeof accountMail>[1], 'because'>): Mail {
  return accountMail(to, { ...content, because: `to ${to} because the deletion of this account was requested.` });
}
