import { type MessageInput, payUrl } from '#functions/domain/invoice/message-facts.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { ChargeFailed, ChargeNews, SavedCardNotice } from '#functions/mail/orders/business-mails.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { ChargeEnd, ChargeFailure, Uncharged } from '#shared/invoice/charge.ts';
import { enCaCard } from '#shared/locale/en-ca-card.ts';
import { type ChargeMailTexts, enCaChargeMails } from '#shared/locale/en-ca-charge-mails.ts';
import { frCaCard } from '#shared/locale/fr-ca-card.ts';
import { frCaChargeMails } from '#shared/locale/fr-ca-charge-mails.ts';
import type { Language } from '#shared/locale/language.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardTexts } from '#shared/saved-card/card-texts.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { businessMail } from './business-mail.ts';
import { mailFromBusiness } from './invoice-mail.ts';
import { mailToOwner } from './mail-to-owner.ts';

const TEXTS: Readonly<Record<Language, ChargeMailTexts>> = { en: enCaChargeMails, fr: frCaChargeMails };
const CARDS: Readonly<Record<Language, CardTexts>> = { en: enCaCard, fr: frCaCard };

type Message = MessageInput & { readonly language: Language; readonly replyTo?: string | undefined };

/**
 * The email that tells the recipient of an invoice that their card or bank account was not charged, why, what follows
 * and how to pay.
 */
export function chargeFailedMail(
  { to, card, because, on }: ChargeFailed,
  { pdf, ...message }: Message & { readonly pdf: Uint8Array },
): Mail {
  const { failed: texts } = TEXTS[message.language];
  const { dictionary } = message;
  // It says itself when the card is charged next, and asks to pay.
  const { chargedOn: _, ...invoice } = message.invoice;
  const facts = { ...named(message), card };
  return mailFromBusiness({ ...message, invoice, to, pdf }, (words) => ({
    subject: texts.subject(facts),
    lines: [
      words.greeting(invoice.billingName),
      `${(isFailure(because) ? texts.intro : texts.notMade)(facts)} ${texts.because(card)[because]}`,
      on ? texts.retry(dictionary.longDay(on)) : texts.pay(card)[because],
    ],
    figure: amountDue(message),
    facts: rows(message, card),
    after: [texts.remove(card)],
  }));
}

/** The email that tells a payer that their card or bank account was saved, with what they agreed to, or was removed. */
export function savedCardMail({ to, card, what }: SavedCardNotice, message: Message): Mail {
  const { card: labelOf, viewInvoice, saved, removed } = TEXTS[message.language];
  const { invoice, siteUrl, dictionary, replyTo } = message;
  const facts = { ...named(message), card };
  const { greeting } = dictionary.mail;
  const button = { label: viewInvoice, url: payUrl(message) };
  const shown = { label: labelOf(card), value: CARDS[message.language].label(card) };
  const sender = { company: invoice.company, replyTo, siteUrl, dictionary };
  const mail =
    what === 'REMOVED'
      ? businessMail(sender, {
          ...{ to, subject: removed.subject(facts), facts: [shown], button },
          lines: [greeting(invoice.billingName), removed.intro(facts), removed.next(card)],
        })
      : businessMail(sender, {
          ...{ to, subject: saved.subject(facts), button },
          lines: [greeting(invoice.billingName), saved.intro(facts), saved.agreed(agreedTo(message, card))],
          facts: [shown, { label: saved.since(card), value: facts.number }],
          after: [saved.remove(card), saved.notYou(card)],
        });
  return { ...mail, invoiceId: invoice.id };
}

/** The email that tells the owner of a business that a saved card is no longer charged for an invoice, and why. */
export function chargeEndedMail(
  { because, card, byPayer }: ChargeNews & { readonly because: Exclude<ChargeEnd, 'stopped'> },
  message: Message & { readonly owner: UserRecord },
): Mail {
  const { ended, viewInvoice: label } = TEXTS[message.language];
  const { id, invoiceNumber: number, billingName: customer } = message.invoice;
  const { subject, intro, next } = byPayer ? ended.byPayer : { ...ended, ...ended.because[because] };
  return mailToOwner(message, {
    subject: subject({ number, customer, card }),
    intro: intro({ number, customer, card }),
    more: [next(card)],
    figure: amountDue(message),
    facts: rows(message, card),
    button: { label, path: `/invoices/${id}` },
  });
}

/** The whole text that the payer agreed to, as the page had it. */
function agreedTo({ language, invoice: { company } }: Message, card: CardLabel): string {
  const { ask, terms } = cardAgreement(language, company.name ?? '', isBankAccount(card) ? 'debit' : 'card');
  return `${ask}${/[.!?]$/.test(ask) ? '' : '.'} ${terms}`;
}

function isFailure(because: Uncharged): because is ChargeFailure {
  return because === 'declined' || because === 'authentication' || because === 'refused';
}

function named({ invoice }: Message) {
  return { number: invoice.invoiceNumber, company: invoice.company.name || PRODUCT_NAME };
}

function amountDue({ invoice, dictionary: { document, money } }: Message): Fact {
  return { label: document.amountDue, value: money(amountDueCents(invoice), invoice.currency) };
}

function rows(message: Message, card: CardLabel): Fact[] {
  const { document, longDay } = message.dictionary;
  return [
    { label: document.number, value: message.invoice.invoiceNumber },
    { label: document.dueDate, value: longDay(message.invoice.dueDate) },
    { label: TEXTS[message.language].card(card), value: CARDS[message.language].label(card) },
  ];
}
