/**
 * What may become of an e-mail after it was handed over, the weightier later: it may not have arrived, the e-mail
 * service did not pass it on, the address takes none, its reader called it spam.
 */
export const MAIL_RETURNS = ['UNDELIVERED', 'REFUSED', 'BOUNCED', 'COMPLAINED'] as const;

export type MailReturn = (typeof MAIL_RETURNS)[number];

/** Whether an entry of an invoice's history tells what became of an e-mail. */
export function isMailReturn(type: string): type is MailReturn {
  return MAIL_RETURNS.some((each) => each === type);
}
