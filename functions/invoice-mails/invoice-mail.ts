import { factsOf, type MessageInput, payUrl, withoutLinks } from '#functions/data/invoice/message-facts.ts';
import type { Mail } from '#functions/services/mail.ts';
import { type Fact, type MailContent, mailPage } from '#functions/services/mail-page.ts';
import { senderLine } from '#functions/services/sender-line.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { imageSource } from '#shared/image-source.ts';
import type { PayerState } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary, MessageFacts } from '#shared/locale/dictionary.ts';
import { withoutAutoLinks } from '#shared/name-field.ts';

type Addressed = MessageInput & { readonly to: string; readonly pdf: Uint8Array };

/** The email with the invoice's PDF: its status, amount, dates and pay link. */
export function invoiceMail(message: Addressed): Mail {
  const { invoice, dictionary } = message;
  const facts = factsOf(message);
  const shown = withoutLinks(facts);
  return mailFromBusiness(message, (words) => ({
    subject: words.subject(facts),
    lines: [words.greeting(withoutAutoLinks(invoice.billingName)), words.intro(shown)],
    figure: { label: figureLabel(facts.state, dictionary), value: facts.amount },
    facts: [{ label: dictionary.document.number, value: shown.number }, ...days(invoice, facts, dictionary)],
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

function figureLabel(state: PayerState, { document: labels }: Dictionary): string {
  if (state === 'paid') return labels.amountPaid;
  return hasNothingDue(state) ? labels.total : labels.amountDue;
}

/** The relevant day: when it was paid, or its due date; none if nothing is due. */
function days(
  { paidAt }: PublicInvoice,
  { state, dueDate }: MessageFacts,
  { document, pay, longDay }: Dictionary,
): Fact[] {
  if (state === 'paid') return paidAt ? [{ label: pay.paidOn, value: longDay(paidAt) }] : [];
  return hasNothingDue(state) ? [] : [{ label: document.dueDate, value: dueDate }];
}

function hasNothingDue(state: PayerState): boolean {
  return state === 'cancelled' || state === 'disputed';
}
