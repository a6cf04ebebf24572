import type { MessageInput } from '#functions/domain/invoice/message-facts.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { SeriesNews } from '#functions/mail/orders/business-mails.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { enCaSeriesMails, type SeriesMailTexts } from '#shared/locale/en-ca-series-mails.ts';
import { frCaSeriesMails } from '#shared/locale/fr-ca-series-mails.ts';
import type { Language } from '#shared/locale/language.ts';
import { mailToOwner } from './mail-to-owner.ts';

const TEXTS: Readonly<Record<Language, SeriesMailTexts>> = { en: enCaSeriesMails, fr: frCaSeriesMails };

type Message = MessageInput & { readonly language: Language; readonly owner: UserRecord };

/** The email that tells the owner of a business about an invoice of a series that waits, or about missed days. */
export function seriesMail(news: SeriesNews, message: Message): Mail {
  const { invoice, dictionary, language } = message;
  const texts = TEXTS[language];
  const { invoiceNumber: number, billingName: customer } = invoice;
  if (news.what === 'SERIES_MISSED') {
    const { subject, intro, after } = texts.missed;
    return mailToOwner(message, {
      subject: subject(customer),
      intro: intro({ count: news.days.length, customer }),
      facts: news.days.map((day) => ({ label: dictionary.longDay(day), value: texts.noInvoice })),
      after: [after],
      button: { label: texts.viewSeries, path: `/invoices/recurring/${news.seriesId}` },
    });
  }
  const { subject, intro } = news.what === 'SERIES_HELD' ? texts.held : texts.draft;
  const { totalCents } = invoiceTotals(invoice);
  return mailToOwner(message, {
    subject: subject({ number, customer }),
    intro: intro({ number, customer }),
    more: news.what === 'SERIES_HELD' ? [texts.because[news.because]] : [],
    figure: { label: texts.total, value: dictionary.money(totalCents, invoice.currency) },
    facts: [
      { label: dictionary.document.number, value: number },
      { label: texts.day, value: dictionary.longDay(invoice.issueDate) },
    ],
    button: { label: texts.viewInvoice, path: `/invoices/${invoice.id}` },
  });
}
