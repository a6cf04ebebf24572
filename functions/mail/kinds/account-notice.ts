import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { deviceInWords } from '#functions/services/device-name.ts';
import { accountMail, type Reader } from './account-mail.ts';
import { NOTICE_TEXTS } from './account-texts.ts';
import { momentInWords } from './moment-in-words.ts';

type Change = AccountMailOf<'ACCOUNT_NOTICE'>;

/** The recipient of a notice, with the time zone of their business. */
export type NoticeReader = Reader & { readonly timeZone: string };

/** The email about a change: what changed, when, from where, and what to do if it was not the owner. */
export function accountNotice({ change, employee = '', ...occasion }: Change, reader: NoticeReader): Mail {
  const texts = NOTICE_TEXTS[reader.language];
  const sentence = texts.changes[change]({ employee });
  return accountMail(reader, {
    subject: sentence,
    lines: [`${sentence}.`],
    facts: noticeFacts(occasion, reader),
    button: { label: texts.newPassword, path: '/forgot-password' },
    after: [texts.you, texts.notYou],
    why: texts.why(reader),
  });
}

/** Says when and where a change was made. */
export function noticeFacts(
  { sentAt, client }: Pick<Change, 'sentAt' | 'client'>,
  { timeZone, language }: NoticeReader,
): Fact[] {
  const { when, device, address } = NOTICE_TEXTS[language];
  return [
    { label: when, value: momentInWords(sentAt, { timeZone, language }) },
    { label: device, value: deviceInWords(client.device, language) },
    ...(client.address ? [{ label: address, value: client.address }] : []),
  ];
}
