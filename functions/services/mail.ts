import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { AppError } from '#shared/errors.ts';
import type { MailTopic } from '#shared/invoice/views.ts';
import { withoutRetry } from './aws-client.ts';
import { requireMailSender } from './mail-sender.ts';
import { INVOICE_TAG, PURPOSE_TAG, TOPIC_TAG } from './mail-tags.ts';
import { type MailPurpose, refuseSuppressed, type Suppressions } from './suppressions.ts';

/** Milliseconds for the one attempt: repeating it after a timeout could send twice. */
const SEND_TIMEOUT_MS = 6_000;

/** A message. */
export type Mail = {
  readonly to: string;
  /** Recipients of a copy, visible to all. */
  readonly cc?: readonly string[] | undefined;
  /** Recipient of a copy, invisible to the others. */
  readonly bcc?: string | undefined;
  /** The name shown as sender; the address is the product's own. */
  readonly fromName: string;
  /** Recipient of replies; by default the product. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { name: string; contentType: string; bytes: Uint8Array }[];
  /** A calendar event that mail programs offer to add, update or remove, by its method (RFC 5546). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string } | undefined;
  /** ACCOUNT unless given. */
  readonly purpose?: MailPurpose;
  /** The invoice it contains; delivery failures are recorded there. */
  readonly invoiceId?: string;
  /** Topic of an email to the invoice's recipient. */
  readonly topic?: MailTopic;
};

export type Mailer = {
  /** Sends a message. Throws PROVIDER_FAILED, UNAVAILABLE, or CONFLICT for a suppressed address. */
  send: (mail: Mail) => Promise<void>;
};

type SesOptions = { from?: string | undefined; configurationSet?: string | undefined; client?: SESClient };

/**
 * Sends raw MIME through SES, except to suppressed addresses. `from` is a verified address; the configuration set
 * publishes delivery events to `mail-events`.
 */
export function sesMailer(
  suppressions: Suppressions,
  {
    from = process.env.MAIL_FROM,
    configurationSet = process.env.MAIL_CONFIGURATION_SET,
    client = new SESClient(withoutRetry(SEND_TIMEOUT_MS)),
  }: SesOptions = {},
): Mailer {
  return {
    async send(mail) {
      const sender = requireMailSender(from);
      await refuseSuppressed(suppressions, mail, new Date());
      const allowed = await withoutSuppressedCopies(suppressions, mail);
      const Data = await toMime(allowed, sender);
      try {
        await client.send(
          new SendRawEmailCommand({
            Source: sender,
            Destinations: recipientsOf(allowed),
            RawMessage: { Data },
            ...(configurationSet && { ConfigurationSetName: configurationSet }),
            Tags: [
              { Name: PURPOSE_TAG, Value: mail.purpose ?? 'ACCOUNT' },
              ...(mail.invoiceId ? [{ Name: INVOICE_TAG, Value: mail.invoiceId }] : []),
              ...(mail.topic ? [{ Name: TOPIC_TAG, Value: mail.topic }] : []),
            ],
          }),
        );
      } catch (cause) {
        throw new AppError('PROVIDER_FAILED', 'The email could not be sent. Please try again later.', { cause });
      }
    },
  };
}

/** A suppressed copy must not keep the email from its recipient. */
async function withoutSuppressedCopies(suppressions: Suppressions, mail: Mail): Promise<Mail> {
  const { cc = [], bcc, purpose = 'ACCOUNT' } = mail;
  const isAllowed = async (address: string) => !(await suppressions.find(address, purpose, new Date()));
  const allowed: string[] = [];
  for (const address of cc) if (await isAllowed(address)) allowed.push(address);
  return {
    ...mail,
    cc: allowed.length > 0 ? allowed : undefined,
    bcc: bcc && (await isAllowed(bcc)) ? bcc : undefined,
  };
}

/** All recipients of the message. */
export function recipientsOf({ to, cc = [], bcc }: Pick<Mail, 'to' | 'cc' | 'bcc'>): string[] {
  return [to, ...cc, ...(bcc ? [bcc] : [])];
}

/** The message as MIME. Refuses line breaks and NUL in headers, which could add recipients or headers. */
export async function toMime(mail: Mail, from: string): Promise<Uint8Array> {
  for (const field of [
    ...recipientsOf(mail),
    mail.fromName,
    mail.replyTo?.name ?? '',
    mail.replyTo?.address ?? '',
    mail.subject,
  ]) {
    if (/[\r\n\0]/.test(field)) throw new AppError('INVALID_REQUEST', 'An email header must not contain line breaks');
  }
  const composer = new MailComposer({
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.cc && { cc: mail.cc.map((address) => ({ name: '', address })) }),
    ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // As an alternative to the text, for programs with a calendar, and as a file for all others.
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'invite.ics' } }),
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
