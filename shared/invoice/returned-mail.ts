/**
 * Failures of an invoice's email after the call that queued it, least serious first: it may not have been sent, it may
 * not have arrived, it was not sent for hours, it cannot be sent to the address, the mail service did not deliver it,
 * the address rejected it, the recipient reported it as spam.
 */
export const MAIL_RETURNS = [
  'UNCONFIRMED',
  'UNDELIVERED',
  'NOT_SENT',
  'UNSENDABLE',
  'REFUSED',
  'BOUNCED',
  'COMPLAINED',
] as const;

export type MailReturn = (typeof MAIL_RETURNS)[number];

/** Whether a failure holds for the address, whichever email caused it; others are about one email. */
export function isPermanent(kind: MailReturn): kind is 'BOUNCED' | 'COMPLAINED' {
  return kind === 'BOUNCED' || kind === 'COMPLAINED';
}
