import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { automaticHeaders, type Mail, mailLines, refuseLineBreaks } from './mail.ts';

/** The message with its attachments and its calendar event as MIME. */
export async function toMime(mail: Mail, from: string): Promise<Uint8Array> {
  refuseLineBreaks(mail);
  const composer = new MailComposer({
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.cc && { cc: mail.cc.map((address) => ({ name: '', address })) }),
    ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    headers: automaticHeaders(mail),
    text: mailLines(mail.text),
    html: mailLines(mail.html),
    // As an alternative to the text, for programs with a calendar, and as a file for all others.
    ...(mail.calendar && {
      icalEvent: { ...mail.calendar, content: mailLines(mail.calendar.content), filename: 'invite.ics' },
    }),
    attachments: (mail.attachments ?? []).map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
