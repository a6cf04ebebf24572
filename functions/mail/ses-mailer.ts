import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { withoutRetry } from '#functions/services/aws-client.ts';
import { asciiEmail } from '#functions/services/email-forms.ts';
import { refuseSuppressed, type Suppressions } from '#functions/services/suppressions.ts';
import { EMAIL_FAILED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Mail, type Mailer, recipientsOf } from './mail.ts';
import { ESTIMATE_TAG, INVOICE_TAG, PURPOSE_TAG, TOPIC_TAG } from './mail-tags.ts';
import { toMime } from './mime.ts';
import { requireMailSender } from './orders/mail-sender.ts';

/** Milliseconds for the one attempt: repeating it after a timeout could send twice. */
const SEND_TIMEOUT_MS = 6_000;

type SesOptions = {
  from?: string | undefined;
  configurationSet?: string | undefined;
  client?: SESClient;
};

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
      if (!mail.ignoresSuppression) await refuseSuppressed(suppressions, mail, new Date());
      const allowed = await withoutSuppressedCopies(suppressions, mail);
      const addressed = withAsciiAddresses(allowed);
      const Data = await toMime(addressed, sender);
      try {
        await client.send(
          new SendRawEmailCommand({
            Source: sender,
            Destinations: recipientsOf(addressed),
            RawMessage: { Data },
            ...(configurationSet && { ConfigurationSetName: configurationSet }),
            Tags: [
              { Name: PURPOSE_TAG, Value: mail.purpose ?? 'ACCOUNT' },
              ...(mail.invoiceId ? [{ Name: INVOICE_TAG, Value: mail.invoiceId }] : []),
              ...(mail.estimateLink ? [{ Name: ESTIMATE_TAG, Value: mail.estimateLink }] : []),
              ...(mail.topic ? [{ Name: TOPIC_TAG, Value: mail.topic }] : []),
            ],
          }),
        );
      } catch (cause) {
        throw refusal({ EMAIL_FAILED }, { cause });
      }
    },
  };
}

/** A suppressed copy must not keep the email from its recipient. */
async function withoutSuppressedCopies(suppressions: Suppressions, mail: Mail): Promise<Mail> {
  const { cc = [], purpose = 'ACCOUNT' } = mail;
  const allowed: string[] = [];
  for (const address of cc) if (!(await suppressions.find(address, purpose, new Date()))) allowed.push(address);
  return { ...mail, cc: allowed.length > 0 ? allowed : undefined };
}

/** SES and mailboxes without SMTPUTF8 take domains in ASCII only. */
function withAsciiAddresses(mail: Mail): Mail {
  const { to, cc, replyTo } = mail;
  return {
    ...mail,
    to: asciiEmail(to),
    cc: cc?.map(asciiEmail),
    replyTo: replyTo && { ...replyTo, address: asciiEmail(replyTo.address) },
  };
}
