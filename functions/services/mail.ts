import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { AppError } from '#shared/errors.ts';
import { askedOnce } from './aws-client.ts';
import { INVOICE_TAG } from './invoice-tag.ts';
import { refuseSuppressed, type Suppressions } from './suppressions.ts';

/** Sent once: a second try after no answer could mail twice. In milliseconds. */
const SEND_TIMEOUT_MS = 6_000;

/** One message to one person. */
export type Mail = {
  readonly to: string;
  /** The name shown as sender; the address is the product's own. */
  readonly fromName: string;
  /** Whom an answer reaches, when that is not the product. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { name: string; contentType: string; bytes: Uint8Array }[];
  /** The invoice that it carries: what becomes of the message is noted there. */
  readonly invoiceId?: string;
};

export type Mailer = {
  /** Hands a message over for delivery. Throws PROVIDER_FAILED, UNAVAILABLE, or CONFLICT for a suppressed address. */
  send: (mail: Mail) => Promise<void>;
};

type SesOptions = { from?: string | undefined; configurationSet?: string | undefined; client?: SESClient };

/**
 * Sends through SES as raw MIME, to nobody who is suppressed. `from` is a verified address; the configuration set tells
 * the function `mail-events` what became of a message.
 */
export function sesMailer(
  suppressions: Suppressions,
  {
    from = process.env.MAIL_FROM,
    configurationSet = process.env.MAIL_CONFIGURATION_SET,
    client = new SESClient(askedOnce(SEND_TIMEOUT_MS)),
  }: SesOptions = {},
): Mailer {
  return {
    async send(mail) {
      if (!from) throw new AppError('UNAVAILABLE', 'Email service is not configured', { reason: 'NOT_CONFIGURED' });
      await refuseSuppressed(suppressions, mail.to, new Date());
      const Data = await toMime(mail, from);
      try {
        await client.send(
          new SendRawEmailCommand({
            Source: from,
            Destinations: [mail.to],
            RawMessage: { Data },
            ...(configurationSet && { ConfigurationSetName: configurationSet }),
            ...(mail.invoiceId && { Tags: [{ Name: INVOICE_TAG, Value: mail.invoiceId }] }),
          }),
        );
      } catch (cause) {
        throw new AppError('PROVIDER_FAILED', 'The e-mail could not be sent. Please try again later.', { cause });
      }
    },
  };
}

/**
 * Whether a message may be on its way although handing it over failed: the service, of mail or of texts, gave no answer
 * or broke down over it. A refusal is an answer, and where nobody took the call nothing was sent.
 */
export function mayBeOnItsWay(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'PROVIDER_FAILED') return false;
  const { $metadata, code } = (error.cause ?? {}) as { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  const isRefused = status >= 400 && status < 500;
  return !isRefused && !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? '');
}

/** The message as MIME. Line breaks and NUL in a header field are refused: they could add recipients or headers. */
export async function toMime(mail: Mail, from: string): Promise<Uint8Array> {
  for (const field of [mail.to, mail.fromName, mail.replyTo?.name ?? '', mail.replyTo?.address ?? '', mail.subject]) {
    if (/[\r\n\0]/.test(field)) throw new AppError('INVALID_REQUEST', 'An e-mail header must not contain line breaks');
  }
  const composer = new MailComposer({
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
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
