import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { MailContent } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { invoiceTotals, isIncluded } from '#shared/document/totals.ts';
import { hasChoices } from '#shared/estimate/choices.ts';
import { depositCents } from '#shared/estimate/deposit.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { COPY_MARK } from '#shared/invoice/copy-mark.ts';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { type EstimateFacts, type EstimateMailTexts, enCaEstimateMails } from '#shared/locale/en-ca-estimate-mails.ts';
import { estimateTextsFor } from '#shared/locale/estimate-texts-for.ts';
import { frCaEstimateMails } from '#shared/locale/fr-ca-estimate-mails.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { toCents } from '#shared/money.ts';
import { breakdownOf } from './breakdown.ts';
import { businessMail } from './business-mail.ts';
import { paragraphsOf } from './paragraphs.ts';

/** The texts of emails about estimates. */
export const ESTIMATE_MAIL_TEXTS: Readonly<Record<Language, EstimateMailTexts>> = {
  en: enCaEstimateMails,
  fr: frCaEstimateMails,
};

/** An email of a business about a version of an estimate. */
export type EstimateMessage = {
  /** The version as its recipient sees it. */
  readonly estimate: PublicEstimate;
  readonly to: string;
  readonly pdf: Uint8Array;
  readonly siteUrl: string;
  /** The address for replies: the company's or its owner's. */
  readonly replyTo?: string | undefined;
  /** The recipients of the email, if this is its sender's own copy. */
  readonly copyOf?: readonly string[];
};

/** The sender's own texts, in place of the standard ones. */
type Written = { readonly [Text in keyof InvoiceEmailTexts]?: string | undefined };

/** The standard texts of an estimate's email. */
export function estimateEmailTexts(estimate: PublicEstimate): InvoiceEmailTexts {
  const language = estimate.language ?? 'en';
  const { sent } = ESTIMATE_MAIL_TEXTS[language];
  const { greeting } = messageDictionaryFor({ language }).mail;
  const facts = estimateFacts(estimate, language);
  const message = [greeting(estimate.billingName), sent.intro(facts), sent.answer].join('\n\n');
  return { subject: sent.subject(facts), message };
}

/** The email with an estimate's PDF: a message, then its total, number, last day, lines and link. */
export function estimateMail(message: EstimateMessage, written: Written = {}): Mail {
  const { estimate } = message;
  const standard = estimateEmailTexts(estimate);
  const { dictionary } = wordsOf(estimate);
  return mailWithPdf(message, ({ sent }) => ({
    subject: written.subject ?? standard.subject,
    lines: paragraphsOf(written.message ?? standard.message),
    facts: factRows(estimate),
    ...offer(estimate, dictionary, sent),
  }));
}

/** The same email, worded as a reminder. */
export function estimateReminderMail(message: EstimateMessage): Mail {
  const { estimate } = message;
  const { dictionary, language } = wordsOf(estimate);
  return mailWithPdf(message, ({ reminder, sent }) => {
    const facts = estimateFacts(estimate, language);
    return {
      subject: reminder.subject(facts),
      lines: [dictionary.mail.greeting(estimate.billingName), reminder.intro(facts)],
      facts: factRows(estimate),
      ...offer(estimate, dictionary, sent),
    };
  });
}

/**
 * The confirmation of a yes to the estimate's recipient, with the deposit that is due; `by` is set if the business
 * recorded it.
 */
export function confirmationMail(message: EstimateMessage, by?: string): Mail {
  const { estimate } = message;
  const due = estimate.deposit?.isPaid ? undefined : estimate.deposit;
  const { dictionary, language } = wordsOf(estimate);
  return mailWithPdf(message, ({ confirmed }) => {
    const facts = { ...estimateFacts(estimate, language), by };
    return {
      subject: confirmed.subject(facts),
      lines: [
        dictionary.mail.greeting(estimate.billingName),
        confirmed.intro(facts),
        ...(due ? [confirmed.deposit(dictionary.money(toCents(due.amount), estimate.currency))] : []),
      ],
      facts: [...factRows(estimate, []), ...decisionRows(estimate, language)],
      after: [confirmed.attached],
      ...(due && { button: { label: confirmed.payDeposit, url: `${message.siteUrl}/pay/${due.id}` } }),
    };
  });
}

/** What emails say of an estimate in a language. */
export function estimateFacts(estimate: PublicEstimate, language: Language): EstimateFacts {
  const { invoiceNumber: number, billingName: customer, company, dueDate, version } = estimate;
  const { money, longDay } = messageDictionaryFor({ language });
  return {
    number,
    customer,
    company: company.name || PRODUCT_NAME,
    amount: money(invoiceTotals(estimate).totalCents, estimate.currency),
    validUntil: longDay(dueDate),
    isRevised: version > 1,
  };
}

/** Who said yes or no, when and how, as rows in a language. */
export function decisionRows({ decision, status }: PublicEstimate, language: Language): Fact[] {
  const texts = ESTIMATE_MAIL_TEXTS[language];
  if (!decision) return [];
  const { on, name, way, reference } = decision;
  const rows: [label: string, value: string | undefined][] = [
    [texts.acceptedBy, name],
    [texts[status === 'DECLINED' ? 'declined' : 'accepted'].on, messageDictionaryFor({ language }).longDay(on)],
    [texts.way, way && way !== 'other' ? texts.ways[way] : undefined],
    [estimateTextsFor({ language }).reference, reference],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function wordsOf({ language = 'en' }: PublicEstimate) {
  return { language, dictionary: messageDictionaryFor({ language }), texts: estimateTextsFor({ language }) };
}

/** The lines that count as it is sent, with their total and the deposit that a yes makes due. */
function offer(
  estimate: PublicEstimate,
  dictionary: ReturnType<typeof messageDictionaryFor>,
  { attached, choices, deposit }: EstimateMailTexts['sent'],
): Pick<Content, 'breakdown' | 'after'> {
  const { items, currency } = estimate;
  const dueCents = depositCents(estimate, invoiceTotals(estimate).totalCents);
  return {
    breakdown: breakdownOf({ ...estimate, items: items.filter(isIncluded) }, dictionary),
    after: [
      ...(hasChoices(items) ? [choices] : []),
      ...(dueCents > 0 ? [deposit(dictionary.money(dueCents, currency))] : []),
      attached,
    ],
  };
}

/** The number of an estimate, and until when it is valid. */
function factRows(estimate: PublicEstimate, days: readonly ['dueDate'] | readonly [] = ['dueDate']): Fact[] {
  const { texts, dictionary } = wordsOf(estimate);
  return [
    { label: texts.number, value: estimate.invoiceNumber },
    ...days.map((day) => ({ label: texts.validUntil, value: dictionary.longDay(estimate[day]) })),
  ];
}

type Content = Pick<MailContent, 'subject' | 'lines' | 'facts' | 'breakdown'> & {
  readonly after: readonly string[];
  /** By default the link of the estimate. */
  readonly button?: MailContent['button'];
};

/** The frame of every email of a business about an estimate: its total, its link and its PDF. */
function mailWithPdf(
  { estimate, to, pdf, siteUrl, replyTo, copyOf }: EstimateMessage,
  content: (texts: EstimateMailTexts) => Content,
): Mail {
  const { language, dictionary, texts } = wordsOf(estimate);
  const mailTexts = ESTIMATE_MAIL_TEXTS[language];
  const { lines, button, ...rest } = content(mailTexts);
  const url = `${siteUrl}/estimate/${estimate.id}`;
  const amount = dictionary.money(invoiceTotals(estimate).totalCents, estimate.currency);
  return {
    ...businessMail(
      { company: estimate.company, replyTo, siteUrl, dictionary },
      {
        ...rest,
        to,
        lines: copyOf ? [dictionary.mail.copyOf(copyOf.join(', ')), ...lines] : lines,
        figure: { label: dictionary.document.total, value: amount },
        button: button ?? { label: mailTexts.view, url: copyOf ? `${url}?${COPY_MARK}` : url },
        addresses: copyOf ?? [],
      },
    ),
    attachments: [{ name: texts.pdfName(estimate.invoiceNumber), contentType: 'application/pdf', bytes: pdf }],
  };
}
