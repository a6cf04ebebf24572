import type { Mail } from '#functions/mail/mail.ts';
import type { Fact } from '#functions/mail/mail-page.ts';
import type { AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { deviceName, UNKNOWN_DEVICE } from '#functions/services/device-name.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { accountMail } from './account-mail.ts';

type Change = AccountMailOf<'ACCOUNT_NOTICE'>;

/** What changed: a sentence without its full stop; also the subject. */
const SENTENCES: Readonly<Record<Change['change'], (employee: string) => string>> = {
  PASSWORD_CHANGED: () => 'Your password was changed',
  OTHERS_LOGGED_OUT: () => 'All other devices were logged out',
  SECOND_FACTOR_ON: () => 'Two-step sign-in was turned on',
  SECOND_FACTOR_OFF: () => 'Two-step sign-in was turned off',
  RECOVERY_CODES_RENEWED: () => 'New recovery codes were created',
  RECOVERY_CODE_USED: () => 'A recovery code was used to sign in',
  EMAIL_CHANGE_REQUESTED: () => 'A change of your email address was requested',
  PROMOTED: () => `You are an administrator of ${PRODUCT_NAME} now`,
  DEMOTED: () => `You are no longer an administrator of ${PRODUCT_NAME}`,
  PAYMENTS_REDIRECTED: () => 'The payment details of your business were changed',
  STRIPE_CONNECTING: () => 'A Stripe account is being connected to your business',
  STRIPE_DISCONNECTED: () => 'The Stripe account of your business was disconnected',
  EMPLOYEE_REMOVED: (employee) => `${employee} was removed from the employees of your business`,
};

/** The recipient of a notice, with the time zone of their business. */
export type NoticeReader = { readonly to: string; readonly timeZone: string; readonly siteUrl: string };

/** The email about a change: what changed, when, from where, and what to do if it was not the owner. */
export function accountNotice({ change, employee = '', ...occasion }: Change, reader: NoticeReader): Mail {
  const { to, siteUrl } = reader;
  const sentence = SENTENCES[change](employee);
  return accountMail(to, {
    subject: sentence,
    lines: [`${sentence}.`],
    facts: noticeFacts(occasion, reader.timeZone),
    button: { label: 'Choose a new password', url: `${siteUrl}/forgot-password` },
    after: [
      'If this was you, you do not need to do anything.',
      'If it was not, someone else has access to your account. Choose a new password now: this logs out all devices.',
    ],
    because: `to ${to} because this account changed.`,
  });
}

/** Says when and where a change was made. */
export function noticeFacts({ sentAt, client }: Pick<Change, 'sentAt' | 'client'>, timeZone: string): Fact[] {
  return [
    { label: 'When', value: momentInWords(new Date(sentAt), timeZone) },
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
