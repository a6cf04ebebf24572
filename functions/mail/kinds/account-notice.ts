import { PRODUCT_NAME } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import type { Client } from '#functions/services/client.ts';
import { deviceName, UNKNOWN_DEVICE } from '#functions/services/device-name.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Mail, Mailer } from '#functions/mail/mail.ts';
import { type Fact, mailPage } from '#functions/mail/mail-page.ts';

/** When and where a change was made. */
export type Occasion = {
  readonly at: Date;
  /** IANA time zone for the displayed time. */
  readonly timeZone: string;
  /** Where the change came from. */
  readonly client: Client;
};

/** A sensitive change that the account's owner is notified of. */
export type AccountNotice = Occasion & {
  readonly to: string;
  /** A sentence without its full stop; also the subject. */
  readonly change: string;
  readonly siteUrl: string;
};

/** Mails the notice. Failures are only logged, so that they do not fail the change. */
export async function sendAccountNotice(mailer: Mailer, notice: AccountNotice): Promise<void> {
  await sendNotice(mailer, accountNotice(notice));
}

/** Sends an email about an account. Failures are only logged; returns whether sending it again is pointless. */
export async function sendNotice(mailer: Mailer, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    // A suppressed address is not a failure and must not raise an alarm.
    const isSuppressed = error instanceof AppError && error.code === 'CONFLICT';
    if (isSuppressed) logLine('info', { event: 'account-notice-suppressed' });
    else logLine('error', { event: 'account-notice-failed', ...failureFields(error) });
    return isSuppressed;
  }
}

/** The email about a change: what changed, when, from where, and what to do if it was not the owner. */
export function accountNotice({ to, change, at, timeZone, client, siteUrl }: AccountNotice): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: change,
      heading: PRODUCT_NAME,
      lines: ['Hello,', `${change}.`],
      facts: noticeFacts({ at, timeZone, client }),
      button: { label: 'Choose a new password', url: `${siteUrl}/forgot-password` },
      after: [
        'If this was you, you do not need to do anything.',
        'If it was not, someone else has access to your account. Choose a new password now: this logs out all devices.',
      ],
      footer: `Sent by ${PRODUCT_NAME} to ${to} because this account changed.`,
      addresses: [to],
    }),
  };
}

/** Says when and where a change was made. */
export function noticeFacts({ at, timeZone, client }: Occasion): Fact[] {
  return [
    { label: 'When', value: momentInWords(at, timeZone) },
    { label: 'Device', value: deviceName(client.device) ?? UNKNOWN_DEVICE },
    ...(client.address ? [{ label: 'Address', value: client.address }] : []),
  ];
}

/** A timestamp in a time zone: "November 22, 2026 at 12:31 PM EST". */
export function momentInWords(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(at);
  // "PM" as everywhere in the product, not "p.m." as in Canadian English, and plain spaces.
  return parts
    .map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll('.', '').toUpperCase() : value))
    .join('')
    .replaceAll('\u202f', ' ');
}
