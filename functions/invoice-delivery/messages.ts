import type { Mail } from '#functions/services/mail.ts';
import { mailPage } from '#functions/services/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';

type MailInput = { invoice: PublicInvoice; to: string; url: string; pdf: Uint8Array; dictionary: Dictionary };

/** The e-mail that carries an invoice: what, how much, when, where to pay; the PDF attached; replies reach the business. */
export function invoiceMail({ invoice, to, url, pdf, dictionary }: MailInput): Mail {
  const facts = factsOf(invoice, dictionary);
  const words = dictionary.mail;
  const labels = dictionary.document;
  return {
    to,
    invoiceId: invoice.id,
    fromName: facts.company,
    ...(invoice.company.email && { replyTo: { name: facts.company, address: invoice.company.email } }),
    ...mailPage({
      locale: dictionary.locale,
      subject: words.subject(facts),
      heading: facts.company,
      lines: [words.greeting(invoice.billingName), words.intro(facts)],
      figure: { label: isDue(invoice.status) ? labels.amountDue : labels.total, value: facts.amount },
      facts: [
        { label: labels.number, value: facts.number },
        { label: labels.dueDate, value: facts.dueDate },
      ],
      button: { label: words.button(facts.takesCards), url },
      after: [words.attached, words.reply(facts.company)],
      footer: words.sentWith(PRODUCT_NAME),
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

/** The SMS that carries the link of an invoice. */
export function smsText(invoice: PublicInvoice, url: string, dictionary: Dictionary): string {
  return dictionary.sms({ ...factsOf(invoice, dictionary), url });
}

type Facts = { number: string; company: string; amount: string; dueDate: string; takesCards: boolean };

function factsOf(invoice: PublicInvoice, dictionary: Dictionary): Facts {
  return {
    number: invoice.invoiceNumber,
    company: invoice.company.name || PRODUCT_NAME,
    amount: dictionary.money(
      isDue(invoice.status) ? amountDueCents(invoice) : invoiceTotals(invoice).totalCents,
      invoice.currency,
    ),
    dueDate: dictionary.longDay(invoice.dueDate),
    takesCards: invoice.company.paymentSettings.paymentIntegrationEnabled,
  };
}
