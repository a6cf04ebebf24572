import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { chargeEndedMail, chargeFailedMail, savedCardMail } from '#functions/mail/kinds/charge-mail.ts';
import type { ChargeFailed, SavedCardNotice } from '#functions/mail/orders/business-mails.ts';
import { CHARGE_ENDS } from '#shared/invoice/charge.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { aTaxedInvoice } from './a-public-invoice.ts';

export const VISA: CardLabel = { brand: 'visa', last4: '4242' };
export const OWNER = { email: 'owner@example.com', firstName: 'Léa' } as UserRecord;
/** The reasons for ending a charge that the owner is notified of. */
export const REASONS = CHARGE_ENDS.filter((because) => because !== 'stopped');

const ORDER = { id: 'm1', invoiceId: 'i1', sentAt: '2026-02-04T14:00:00.000Z', to: 'zoe@example.com' };

const messageIn = (language: Language, changes: Partial<PublicInvoice> = {}) => ({
  invoice: aTaxedInvoice({ invoiceNumber: 'F-12', billingName: 'Zoé Roy', dueDate: '2026-02-04', ...changes }),
  today: '2026-02-04',
  siteUrl: 'https://northbill.test',
  dictionary: messageDictionaryFor({ language }),
  language,
  replyTo: 'hi@boreal.test',
});

type Reason = Parameters<typeof chargeEndedMail>[0]['because'];

/** The emails about charges of a saved card or bank account. */
export const mailsAbout = (card: CardLabel) => ({
  failed: (language: Language, facts: Partial<ChargeFailed> = {}, changes: Partial<PublicInvoice> = {}) =>
    chargeFailedMail(
      { ...ORDER, card, kind: 'CHARGE_FAILED', because: 'declined', ...facts },
      { ...messageIn(language, changes), pdf: new Uint8Array([1]) },
    ),
  saved: (language: Language, what: SavedCardNotice['what'], changes: Partial<PublicInvoice> = {}) =>
    savedCardMail({ ...ORDER, card, kind: 'SAVED_CARD', what }, messageIn(language, changes)),
  ended: (language: Language, because: Reason, changes: Partial<PublicInvoice> = {}) =>
    chargeEndedMail({ what: 'CHARGE_ENDED', because, card }, { ...messageIn(language, changes), owner: OWNER }),
  removedByPayer: (language: Language) =>
    chargeEndedMail(
      { what: 'CHARGE_ENDED', because: 'card-removed', card, byPayer: true },
      { ...messageIn(language), owner: OWNER },
    ),
});

/** Shows no-break spaces as "_", and no joiners. */
export const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '');
