import type { Mail } from '#functions/services/mail.ts';
import { type Fact, mailPage } from '#functions/services/mail-page.ts';
import { senderLine } from '#functions/services/sender-line.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { imageSource } from '#shared/image-source.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import { type PayerState, payerState } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import type { Dictionary, MessageFacts } from '#shared/locale/dictionary.ts';
import { withoutAutoLinks } from '#shared/name-field.ts';

/** The input of a message; `today` is the day in the business's time zone. */
type Message = { invoice: PublicInvoice; today: CalendarDay; siteUrl: string; dictionary: Dictionary };

/**
 * The email with the invoice's PDF: its status, amount, dates and pay link. Replies go to the business if it has an
 * address.
 */
export function invoiceMail({ to, pdf, ...message }: Message & { to: string; pdf: Uint8Array }): Mail {
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
      subject: words.subject(facts),
      heading: shown.company,
      ...(logo && { logo }),
      lines: [words.greeting(withoutAutoLinks(invoice.billingName)), words.intro(shown)],
      figure: { label: figureLabel(facts.state, dictionary), value: facts.amount },
      facts: [{ label: dictionary.document.number, value: shown.number }, ...days(invoice, facts, dictionary)],
      button: { label: words.button(facts), url: payUrl(message) },
      after: company.email ? [words.attached, words.reply(shown.company)] : [words.attached],
      footer: `${senderLine({ ...company, name: facts.company })}\n${words.sentWith(PRODUCT_NAME)}`,
    }),
    attachments: [
      {
        name: `invoice-${invoice.invoiceNumber.replace(/[^\w.-]/g, '_')}.pdf`,
        contentType: 'application/pdf',
        bytes: pdf,
      },
    ],
  };
}

/** The SMS with the link of an invoice. */
export function smsText(message: Message): string {
  return message.dictionary.sms(withoutLinks(factsOf(message)), payUrl(message));
}

function payUrl({ invoice, siteUrl }: Message): string {
  return `${siteUrl}/pay/${invoice.id}`;
}

/** For the body only: subjects and sender names are never linked, and spam filters may object to word joiners there. */
function withoutLinks(facts: MessageFacts): MessageFacts {
  return { ...facts, company: withoutAutoLinks(facts.company), number: withoutAutoLinks(facts.number) };
}

function factsOf({ invoice, today, dictionary }: Message): MessageFacts {
  const { company, currency, dueDate, status } = invoice;
  const state = payerState(invoice, today);
  const asksForMoney = isDue(status) && state !== 'disputed';
  const cents = asksForMoney ? amountDueCents(invoice) : invoiceTotals(invoice).totalCents;
  return {
    state,
    number: invoice.invoiceNumber,
    company: company.name || PRODUCT_NAME,
    amount: dictionary.money(cents, currency),
    dueDate: dictionary.longDay(dueDate),
    days: daysBetween(today, dueDate),
    takesCards: payerCardObstacle(invoice) === null,
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
