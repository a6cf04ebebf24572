/**
 * What can happen to an email after it was accepted, least serious first: it may not have arrived, the mail service
 * did not deliver it, the address rejected it, the recipient reported it as spam.
 */
export const MAIL_RETURNS = ['UNDELIVERED', 'REFUSED', 'BOUNCED', 'COMPLAINED'] as const;

export type MailReturn = (typeof MAIL_RETURNS)[number];

/** Whether an entry of an invoice's history is a delivery failure. */
export function isMailReturn(type: string): type is MailReturn {
  return MAIL_RETURNS.some((each) => each === type);
}
