import { factsOf, type MessageInput, payUrl } from '#functions/domain/invoice/message-facts.ts';
import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { MailContent } from '#functions/mail/mail-page.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { COPY_MARK } from '#shared/invoice/copy-mark.ts';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { headlineOf, isUnsettled } from '#shared/invoice/headline.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';
import type { MessageFacts } from '#shared/locale/message-facts.ts';
import { breakdownOf } from './breakdown.ts';
import { businessMail } from './business-mail.ts';
import { filesLine, mailedFiles } from './mailed-files.ts';
import { ownTexts } from './own-texts.ts';
import { paragraphsOf } from './paragraphs.ts';

type Addressed = MessageInput & {
  readonly to: string;
  readonly pdf: Uint8Array;
  /** The files of the invoice that this email takes along; a preview has only their names. */
  readonly files?: Mail['attachments'];
  /** The address for replies: the company's or its owner's. */
  readonly replyTo?: string | undefined;
  /** The recipients of the email, if this is its sender's own copy. */
  readonly copyOf?: readonly string[];
  /** File name of the PDF and the sentence about it, if it is not the invoice. */
  readonly attached?: { readonly name: string; readonly text: string };
};

/** The sender's own texts, in place of the standard ones. */
type Written = { readonly [Text in keyof InvoiceEmailTexts]?: string | undefined };
type Words = Pick<Dictionary['mail'], 'subject' | 'intro'>;

/** The standard texts of an invoice's email in its present state. */
export function standardTexts(message: Omit<MessageInput, 'siteUrl'>): InvoiceEmailTexts {
  return textsWith(message.dictionary.mail, message);
}

/** The email with the invoice's PDF: a message, then its status, amount, dates, payments and pay link. */
export function invoiceMail(message: Addressed, written: Written = {}): Mail {
  const standard = standardTexts(message);
  return mailAbout(message, mailedFiles(message.invoice), {
    subject: written.subject ?? standard.subject,
    message: written.message ?? standard.message,
  });
}

/** The same email, worded as a reminder, without the files of the invoice; `own` are words with placeholders. */
export function reminderMail(message: Addressed, own?: InvoiceEmailTexts): Mail {
  const texts = own && ownTexts(own, message);
  return mailAbout(message, [], texts ?? textsWith(message.dictionary.mail.reminder, message));
}

function textsWith({ subject, intro }: Words, message: Omit<MessageInput, 'siteUrl'>): InvoiceEmailTexts {
  const { greeting } = message.dictionary.mail;
  const facts = factsOf(message);
  return { subject: subject(facts), message: `${greeting(message.invoice.billingName)}\n\n${intro(facts)}` };
}

function mailAbout(message: Addressed, mailed: readonly Attachment[], texts: InvoiceEmailTexts): Mail {
  const { invoice, dictionary } = message;
  const facts = factsOf(message);
  return mailFromBusiness(message, () => ({
    subject: texts.subject,
    lines: [...paragraphsOf(texts.message), ...announced(facts, dictionary)],
    figure: figureOf(invoice, dictionary),
    facts: [{ label: dictionary.document.number, value: facts.number }, ...days(invoice, facts, dictionary)],
    breakdown: breakdownOf(invoice, dictionary),
    after: [...filesLine(invoice, mailed, dictionary), ...offered(invoice, facts, dictionary)],
  }));
}

/** The charge of the recipient's saved card or bank account, also in an email that the business worded itself. */
export function announced({ charge }: MessageFacts, { mail: words }: Dictionary): string[] {
  return charge ? [words.charge(charge)] : [];
}

/** That the recipient can save a card or bank account with which to pay the next ones. */
function offered(invoice: PublicInvoice, facts: MessageFacts, { mail: words }: Dictionary): string[] {
  return invoice.savesCard && !invoice.savedCard && facts.takesCards ? [words.savesCard(facts)] : [];
}

type Content = Pick<MailContent, 'subject' | 'lines' | 'figure' | 'facts' | 'breakdown' | 'after'>;

/** An email with a PDF and an invoice's link from its business to the recipient. */
export function mailFromBusiness(
  { to, pdf, files = [], replyTo, copyOf, attached, ...message }: Addressed,
  content: (words: Dictionary['mail']) => Content,
): Mail {
  const { invoice, siteUrl, dictionary } = message;
  const words = dictionary.mail;
  const { name, text } = attached ?? { name: dictionary.pdfName(invoice.invoiceNumber), text: words.attached };
  const { lines, after = [], ...rest } = content(words);
  const url = payUrl(message);
  const sender = { company: invoice.company, replyTo, siteUrl, dictionary };
  return {
    ...businessMail(sender, {
      ...rest,
      to,
      lines: copyOf ? [words.copyOf(copyOf.join(', ')), ...lines] : lines,
      button: { label: words.button(factsOf(message)), url: copyOf ? `${url}?${COPY_MARK}` : url },
      after: [text, ...after],
      addresses: copyOf ?? [],
    }),
    invoiceId: invoice.id,
    attachments: [{ name, contentType: 'application/pdf', bytes: pdf }, ...files],
  };
}

function figureOf(invoice: PublicInvoice, { document, money }: Dictionary): Fact {
  const { label, cents } = headlineOf(invoice, invoiceTotals(invoice).totalCents);
  return { label: document[label], value: money(cents, invoice.currency) };
}

/** The due date, or the day of payment if no payment is listed. */
function days(
  invoice: PublicInvoice,
  { state, dueDate }: MessageFacts,
  { document, pay, longDay }: Dictionary,
): Fact[] {
  if (isUnsettled(invoice)) return [{ label: document.dueDate, value: dueDate }];
  const { paidAt, payments } = invoice;
  return state === 'paid' && paidAt && !payments ? [{ label: pay.paidOn, value: longDay(paidAt) }] : [];
}
