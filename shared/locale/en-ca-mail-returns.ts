import type { MailReturnTexts } from './event-texts.ts';

/** Canadian English for emails that failed. */
export const enCaMailReturns: MailReturnTexts = {
  UNCONFIRMED: (address) => `may not have been sent to ${address}`,
  UNDELIVERED: (address) => `may not have reached ${address}`,
  NOT_SENT: (address) => `was not sent to ${address}`,
  UNSENDABLE: (address) => `was not sent to ${address}`,
  REFUSED: (address) => `was not delivered to ${address}`,
  BOUNCED: (address) => `came back from ${address}`,
  COMPLAINED: (address) => `was marked as spam by ${address}`,
};
