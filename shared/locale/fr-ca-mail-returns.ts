import type { MailReturnTexts } from './event-texts.ts';

/** Canadian French for emails that failed. */
export const frCaMailReturns: MailReturnTexts = {
  UNCONFIRMED: (address) => `peut-être non envoyé à ${address}`,
  UNDELIVERED: (address) => `peut-être non reçu par ${address}`,
  NOT_SENT: (address) => `non envoyé à ${address}`,
  UNSENDABLE: (address) => `non envoyé à ${address}`,
  REFUSED: (address) => `non livré à ${address}`,
  BOUNCED: (address) => `refusé par ${address}`,
  COMPLAINED: (address) => `signalé comme indésirable par ${address}`,
};
