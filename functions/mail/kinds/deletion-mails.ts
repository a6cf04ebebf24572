import type { Mail } from '#functions/mail/mail.ts';
import type { AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { accountMail, type Reader } from './account-mail.ts';
import { type NoticeReader, noticeFacts } from './account-notice.ts';
import { NOTICE_TEXTS } from './account-texts.ts';
import { momentInWords } from './moment-in-words.ts';

/** The email about a deletion that was just scheduled. */
export function deletionScheduledMail(
  { deletesAt, ...occasion }: AccountMailOf<'DELETION_SCHEDULED'>,
  reader: NoticeReader,
): Mail {
  const { scheduled, keep, why } = textsFor(reader);
  return accountMail(reader, {
    subject: scheduled.subject(dayOf(deletesAt, reader)),
    lines: [scheduled.intro({ moment: momentInWords(deletesAt, reader) })],
    facts: noticeFacts(occasion, reader),
    button: keepButton(reader),
    after: [keep, scheduled.notYou],
    why: why(reader),
  });
}

/** The reminder sent the day before. */
export function deletionReminderMail(deletesAt: string, reader: NoticeReader): Mail {
  const { reminder, keep, why } = textsFor(reader);
  return accountMail(reader, {
    subject: reminder.subject(dayOf(deletesAt, reader)),
    lines: [reminder.intro({ moment: momentInWords(deletesAt, reader) })],
    button: keepButton(reader),
    after: [keep],
    why: why(reader),
  });
}

/** The email after a business was deleted. */
export function businessDeletedMail(reader: Reader): Mail {
  const { deleted, why } = textsFor(reader);
  const { subject, intro, again } = deleted;
  return accountMail(reader, { subject, lines: [intro, again], why: why(reader) });
}

const textsFor = ({ language }: Reader) => NOTICE_TEXTS[language].deletion;
const keepButton = (reader: Reader) => ({ label: textsFor(reader).button, path: '/profile' });
const dayOf = (deletesAt: string, { timeZone }: NoticeReader) => ({ day: dayIn(timeZone, new Date(deletesAt)) });
