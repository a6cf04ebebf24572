import { factsOf, type MessageInput, payUrl, withoutLinks } from '#functions/data/invoice/message-facts.ts';
import type { Mail } from '#functions/services/mail.ts';
import { type Fact, type MailContent, mailPage } from '#functions/services/mail-page.ts';
import { senderLine } from '#functions/services/sender-line.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { imageSource } from '#shared/image-source.ts';
import { headlineOf } from '#shared/invoice/headline.ts';
import { ledgerLabel, ledgerRows } from '#shared/invoice/ledger-rows.ts';
import { isOpen } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import type { Dictionary, MessageFacts } from '#shared/locale/dictionary.ts';
import { withoutAutoLinks } from '#shared/name-field.ts';

type Addressed = MessageInput & { readonly to: string; readonly pdf: Uint8Array };

/** The email with the invoice's PDF: its status, amount, dates, payments and pay link. */
export function invoiceMail(message: Addressed): Mail {
  return mailAbout(message, (words) => words);
}

/** The same as a reminder of what is owed. */
export function reminderMail(message: Addressed): Mail {
  return mailAbout(message, ({ reminder }) => reminder);
}

function mailAbout(
  message: Addressed,
  textsOf: (words: Dictionary['mail']) => Pick<Dictionary['mail'], 'subject' | 'intro'>,
): Mail {
  const { invoice, dictionary } = message;
  const facts = factsOf(message);
  const shown = withoutLinks(facts);
  return mailFromBusiness(message, (words) => ({
    subject: textsOf(words).subject(facts),
    lines: [words.greeting(withoutAutoLinks(invoice.billingName)), textsOf(words).intro(shown)],
    figure: figureOf(invoice, dictionary),
    facts: [
      { label: dictionary.document.number, value: shown.number },
      ...days(invoice, facts, dictionary),
      ...ledgerFacts(invoice, dictionary),
    ],
  }));
}

type Content = Pick<MailContent, 'subject' | 'lines' | 'figure' | 'facts'>;

/**
 * An email with an invoice's PDF and link from its business to the recipient. Replies go to the business if it has an
 * address.
 */
export function mailFromBusiness(
  { to, pdf, ...message }: Addressed,
  content: (words: Dictionary['mail']) => Content,
): Mail {
  const { invoice, siteUrl, dictionary } = message;
  const { company } = invoice;
  const facts = factsOf(message);
  const shown = withoutLinks(facts);
  const words = dictionary.mail;
  const logo = imageSource(company.logo, `${siteUrl}/api`);
  return {
    to,
    purpose: 'BUSINESS',
    invoiceId: invoice.id,
    fromName: facts.company,
    ...(company.email && { replyTo: { name: facts.company, address: company.email } }),
    ...mailPage({
      locale: dictionary.locale,
      heading: shown.company,
      ...(logo && { logo }),
      ...content(words),
      button: { label: words.button(facts), url: payUrl(message) },
      after: company.email ? [words.attached, words.reply(shown.company)] : [words.attached],
      footer: `${senderLine({ ...company, name: facts.company }, dictionary.place)}\n${words.sentWith(PRODUCT_NAME)}`,
    }),
    attachments: [
      {
        name: dictionary.pdfName(invoice.invoiceNumber.replace(/[^\w.-]/g, '_')),
        contentType: 'application/pdf',
        bytes: pdf,
      },
    ],
  };
}

function figureOf(invoice: PublicInvoice, { document, money }: Dictionary): Fact {
  const { label, cents } = headlineOf(invoice, invoiceTotals(invoice).totalCents);
  return { label: document[label], value: money(cents, invoice.currency) };
}

/** The payments and what was returned, below the total; the balance is the figure. */
function ledgerFacts(invoice: PublicInvoice, dictionary: Dictionary): Fact[] {
  const { totalCents } = invoiceTotals(invoice);
  if (!invoice.payments) return [];
  const fact = (label: string, cents: number) => ({ label, value: dictionary.money(cents, invoice.currency) });
  return [
    fact(dictionary.document.total, totalCents),
    ...ledgerRows(invoice, totalCents)
      .filter(({ label }) => label !== 'balanceDue')
      .map((row) => fact(ledgerLabel(row, dictionary), Math.abs(row.cents))),
  ];
}

/** The relevant day: its due date, or when it was paid if its payments do not say so. */
function days(
  invoice: PublicInvoice,
  { state, dueDate }: MessageFacts,
  { document, pay, longDay }: Dictionary,
): Fact[] {
  if (isOpen(invoice)) return [{ label: document.dueDate, value: dueDate }];
  const { paidAt, payments } = invoice;
  return state === 'paid' && paidAt && !payments ? [{ label: pay.paidOn, value: longDay(paidAt) }] : [];
}
