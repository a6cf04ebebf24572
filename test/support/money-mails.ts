import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { ownerMail, payerMail } from '#functions/mail/kinds/money-mail.ts';
import type { MoneyNews } from '#functions/mail/orders/business-mails.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aTaxedInvoice } from './a-public-invoice.ts';

export const NEWS: MoneyNews = {
  what: 'PAID',
  amountCents: 123_450,
  currency: 'CAD',
  method: 'card',
  on: '2026-01-04',
};
export const OWNER = { email: 'owner@example.com', firstName: 'Léa' } as UserRecord;
const QUEUED = { id: 'm1', invoiceId: 'i1', sentAt: '2026-01-05T12:00:00.000Z' };

/** An invoice of 344.93 CAD as its emails have it. */
export const messageIn = (language: Language, changes: Partial<PublicInvoice> = {}) => ({
  invoice: aTaxedInvoice({ invoiceNumber: 'F-12', billingName: 'Zoé Roy', ...changes }),
  today: '2026-01-05',
  siteUrl: 'https://northbill.test',
  dictionary: messageDictionaryFor({ language }),
  language,
});

/** The email to its payer about 1,234.50 CAD; the invoice is paid unless `changes` say otherwise. */
export const toPayer = (language: Language, news: Partial<MoneyNews> = {}, changes: Partial<PublicInvoice> = {}) =>
  payerMail(
    { ...QUEUED, kind: 'PAYER_NOTICE', to: 'zoe@example.com', news: { ...NEWS, ...news } },
    { ...messageIn(language, { status: 'PAID', ...changes }), pdf: new Uint8Array([1]), replyTo: 'hi@boreal.test' },
  );

/** The same to the owner of the business. */
export const toOwner = (language: Language, news: Partial<MoneyNews> = {}, changes: Partial<PublicInvoice> = {}) =>
  ownerMail({ news: { ...NEWS, ...news } }, { ...messageIn(language, { status: 'PAID', ...changes }), owner: OWNER });

/** Shows no-break spaces as "_". */
export const visible = (text: string) => text.replaceAll('\u00a0', '_');
