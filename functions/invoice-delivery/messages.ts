import { type Html, html } from '#functions/services/html.ts';
import type { Mail } from '#functions/services/mail.ts';
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
  const button = words.button(facts.takesCards);
  const lines = [words.greeting(invoice.billingName), words.intro(facts)];
  const after = [words.attached, words.reply(facts.company)];
  const total = {
    label: isDue(invoice.status) ? dictionary.document.amountDue : dictionary.document.total,
    amount: facts.amount,
  };
  return {
    to,
    fromName: facts.company,
    replyTo: invoice.company.email,
    subject: words.subject(facts),
    text: [
      ...lines,
      `${total.label}: ${total.amount}`,
      `${button}: ${url}`,
      ...after,
      words.sentWith(PRODUCT_NAME),
    ].join('\n\n'),
    html: page({
      lines,
      total,
      button,
      url,
      after,
      footer: words.sentWith(PRODUCT_NAME),
      dictionary,
      facts,
    }).markup,
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

type Page = {
  lines: readonly string[];
  total: { label: string; amount: string };
  button: string;
  url: string;
  after: readonly string[];
  footer: string;
  dictionary: Dictionary;
  facts: Facts;
};

const TEXT = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#334155';
const CELL = 'padding:4px 0;font-size:14px;line-height:20px;color:#64748b';

function page({ lines, total, button, url, after, footer, dictionary, facts }: Page): Html {
  const paragraph = (line: string) => html`<p style="${TEXT}">${line}</p>`;
  const row = (label: string, value: string) =>
    html`<tr><td style="${CELL}">${label}</td><td align="right" style="${CELL};color:#0f172a">${value}</td></tr>`;
  return html`<!doctype html>
<html lang="${dictionary.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${dictionary.mail.subject(facts)}</title></head>
<body style="margin:0;background:#f1f5f9;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:14px;font-weight:600;color:#64748b">${facts.company}</p>
${lines.map(paragraph)}
<p style="margin:24px 0 4px;font-size:14px;color:#64748b">${total.label}</p>
<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:700;color:#0f172a">${total.amount}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid #e2e8f0;padding-top:12px">
${row(dictionary.document.number, facts.number)}${row(dictionary.document.dueDate, facts.dueDate)}</table>
<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0b6b58;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${button}</a></p>
${after.map(paragraph)}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;color:#64748b">${footer}</p>
</td></tr></table></body></html>`;
}
