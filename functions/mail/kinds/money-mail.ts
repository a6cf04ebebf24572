import { factsOf, type MessageInput } from '#functions/domain/invoice/message-facts.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { MailContent } from '#functions/mail/mail-page.ts';
import type {
  ChargeNews,
  MoneyNews,
  OwnerNotice,
  PayerNotice,
  ReminderSummary,
  SeriesNews,
} from '#functions/mail/orders/business-mails.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { MailTopic } from '#shared/invoice/views.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';
import type { Language } from '#shared/locale/language.ts';
import { type MoneyFacts, type MoneyMailText, PAYER_EVENTS, type PayerEvent } from '#shared/locale/money-texts.ts';
import type { Currency } from '#shared/money.ts';
import { announced, mailFromBusiness } from './invoice-mail.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { moneyTextsOf } from './money-texts.ts';

type Message = MessageInput & { readonly language: Language };
type PayerMessage = Message & Pick<Parameters<typeof mailFromBusiness>[0], 'pdf' | 'replyTo'>;
/** News for the owner about the money of a single invoice, or an email with it. */
type OwnerNews = Exclude<OwnerNotice['news'], ReminderSummary | SeriesNews | ChargeNews>;

/**
 * The email that tells the recipient of an invoice about their payment, refund or credit note, or a debit that failed
 * or was returned, with its PDF. After a debit that failed, it names the charge of the saved card that is still ahead.
 */
export function payerMail({ to, news }: PayerNotice, message: PayerMessage): Mail {
  const texts = moneyTextsOf(message);
  const what = PAYER_EVENTS.find((event) => event === news.what) ?? 'PAID';
  const text = texts.toPayer[what];
  const topic = TOPICS[what];
  const { invoice, dictionary } = message;
  const attached = news.creditNote && {
    name: dictionary.creditNotePdfName(news.creditNote.number),
    text: texts.creditNoteAttached,
  };
  const mail = mailFromBusiness({ ...message, to, ...(attached && { attached }) }, (words) => ({
    subject: text.subject(moneyFacts(message, news)),
    lines: [
      words.greeting(invoice.billingName),
      text.intro(moneyFacts(message, news)),
      ...(what === 'DEBIT_FAILED' ? announced(factsOf(message), dictionary) : []),
    ],
    figure: { label: text.amount, value: amountOf(news, dictionary) },
    facts: moneyLines(message, { news, text }),
  }));
  return { ...mail, ...(topic && { topic }) };
}

/** The topic of an email, which is listed with it once it is delivered. */
const TOPICS: Readonly<Partial<Record<PayerEvent, MailTopic>>> = {
  PAID: 'receipt',
  REFUNDED: 'refund',
  CREDITED: 'creditNote',
};

/** The email that tells the owner of a business about one of its invoices. */
export function ownerMail(
  { news }: { readonly news: OwnerNews },
  { owner, ...message }: Message & { owner: UserRecord },
): Mail {
  const { viewInvoice: label } = moneyTextsOf(message);
  const path = `/invoices/${message.invoice.id}${shownFor(news)}`;
  return mailToOwner(
    { ...message, owner },
    { ...subjectAndFigures(message, news), intro: introOf(message, news), button: { label, path } },
  );
}

/** Claims and failed refunds are answered in the invoice's payments, which its page opens. */
function shownFor({ what }: OwnerNews): string {
  return what === 'CLAIMED' || what === 'CLAIM_OPEN' || what === 'REFUND_FAILED' ? '?show=payments' : '';
}

function introOf(message: Message, news: OwnerNews): string {
  const { toOwner, bounced } = moneyTextsOf(message);
  if (news.what !== 'BOUNCED') return toOwner[news.what].intro(moneyFacts(message, news));
  return bounced.intro({ number: message.invoice.invoiceNumber, address: news.address });
}

function subjectAndFigures(
  message: Message,
  news: OwnerNews,
): Pick<MailContent, 'subject' | 'figure' | 'facts' | 'addresses'> {
  const { toOwner, bounced } = moneyTextsOf(message);
  if (news.what === 'BOUNCED')
    return { subject: bounced.subject(message.invoice.invoiceNumber), addresses: [news.address] };
  const text = toOwner[news.what];
  return {
    subject: text.subject(moneyFacts(message, news)),
    figure: { label: text.amount, value: amountOf(news, message.dictionary) },
    facts: moneyLines(message, { news, text }),
  };
}

const CHANGES_BALANCE = new Set<MoneyNews['what']>(['PAID', 'CREDITED', 'REFUNDED', 'DEBIT_RETURNED']);

/** The invoice's number, day and method, and what is left to pay. */
function moneyLines(
  { invoice, dictionary, language }: Message,
  { news, text }: { news: MoneyNews; text: MoneyMailText },
): Fact[] {
  const texts = moneyTextsOf({ invoice, language });
  const { document, longDay, money } = dictionary;
  const { what, method, charged, on, reference, creditNote, paid = [], creditCents = 0, currency } = news;
  const changesBalance = CHANGES_BALANCE.has(what) && paid.length <= 1;
  const dueCents = changesBalance && isDue(invoice.status) ? amountDueCents(invoice) : 0;
  return [
    ...(creditNote ? [{ label: document.creditNote, value: creditNote.number }] : []),
    ...(paid.length > 1
      ? paid.map(({ number, cents }) => ({ label: texts.invoice(number), value: money(cents, currency as Currency) }))
      : [{ label: document.number, value: invoice.invoiceNumber }]),
    ...(creditCents > 0 ? [{ label: texts.credit, value: money(creditCents, currency as Currency) }] : []),
    { label: text.on, value: longDay(on) },
    ...(method === 'other'
      ? []
      : [{ label: texts.method, value: charged ? texts.charged(charged) : texts.methods[method] }]),
    ...(reference ? [{ label: texts.reference, value: reference }] : []),
    ...(dueCents > 0 ? [{ label: document.amountDue, value: money(dueCents, invoice.currency) }] : []),
  ];
}

function moneyFacts({ invoice, dictionary }: Message, news: MoneyNews): MoneyFacts {
  return {
    number: invoice.invoiceNumber,
    company: invoice.company.name || PRODUCT_NAME,
    customer: invoice.billingName,
    amount: amountOf(news, dictionary),
    method: news.method,
    isDue: isDue(invoice.status) && !invoice.pendingDebit,
    ...(news.charged && { charged: news.charged }),
    ...(news.creditNote && {
      creditNote: news.creditNote.number,
      isReturned: news.creditNote.isReturned,
      ...(news.creditNote.isKept && { isKept: true }),
    }),
    ...(news.paid && news.paid.length > 1 && { invoices: news.paid.length }),
  };
}

/** A card payment can have a currency that invoices do not offer; it is only printed. */
function amountOf({ amountCents, currency }: MoneyNews, { money }: Dictionary): string {
  return money(amountCents, currency as Currency);
}
