import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { asEmailed } from '#functions/domain/invoice/published-invoice.ts';
import { isRemindable } from '#functions/domain/invoice/reminders.ts';
import { languageOf } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Composed, Sources } from '#functions/mail/mail-kind.ts';
import type {
  ChargeNews,
  InvoiceCopy,
  OwnerNotice,
  PayerNotice,
  ReminderMail,
  SentInvoice,
  SeriesNews,
} from '#functions/mail/orders/business-mails.ts';
import { daysBetween } from '#shared/calendar-day.ts';
import { isDue } from '#shared/invoice/status.ts';
import { ownWords } from '#shared/reminder/own-words.ts';
import { noticesOf } from '#shared/user/notices.ts';
import type { Notices } from '#shared/user/schema.ts';
import { aboutInvoice, confirmedOwner, type Found, messageOf, NOTICE, ONCE, settleOnInvoice } from './about-invoice.ts';
import { chargeEndedMail } from './charge-mail.ts';
import { draftTexts } from './draft-texts.ts';
import { invoiceMail, reminderMail } from './invoice-mail.ts';
import { readMailedFiles } from './mailed-files.ts';
import { ownerMail, payerMail } from './money-mail.ts';
import { seriesMail } from './series-mail.ts';
import { summaryMail } from './summary-mail.ts';

/** The emails about invoices. */
export const INVOICE_KINDS = {
  INVOICE: aboutInvoice<SentInvoice>(composeInvoice, {
    // One that a series sends by itself is ordered as it is issued.
    isOrdered: ({ seriesId }) => seriesId !== undefined,
    isRepeatable: false,
    isObsolete: isCancelled,
    settle: (records, mail, ending) => settleOnInvoice(records, mail, ending, copyOf(mail)),
    next: copyOf,
  }),
  // Its failure is only logged.
  INVOICE_COPY: aboutInvoice<InvoiceCopy>(composeInvoice, { ...ONCE, isObsolete: isCancelled }),
  REMINDER: aboutInvoice<ReminderMail>(composeForPayer, {
    ...ONCE,
    isObsolete: (_, record) => !isRemindable(record),
    settle: settleOnInvoice,
  }),
  PAYER_NOTICE: aboutInvoice<PayerNotice>(composeForPayer, {
    ...NOTICE,
    isObsolete: ({ news }, { status, checkout }) =>
      ASKS_TO_PAY.has(news.what) && (!isDue(status) || checkout?.pending !== undefined),
    settle: settleOnInvoice,
  }),
  OWNER_NOTICE: aboutInvoice<OwnerNotice>(composeOwnerNotice, NOTICE),
};

/** News that ask the payer to pay; not sent once nothing is due any more, or a bank payment is on its way again. */
const ASKS_TO_PAY: ReadonlySet<PayerNotice['news']['what']> = new Set(['DEBIT_FAILED', 'DEBIT_RETURNED']);

/** The sender's own copy, if they want one. */
function copyOf(mail: SentInvoice): InvoiceCopy | undefined {
  return mail.copyTo ? { ...mail, kind: 'INVOICE_COPY', id: `${mail.id}-copy`, copyTo: mail.copyTo } : undefined;
}

/** Whether the invoice was cancelled since. */
function isCancelled(mail: SentInvoice | InvoiceCopy, { status }: InvoiceRecord): boolean {
  return status === 'CANCELLED' && mail.status !== 'CANCELLED';
}

async function composeInvoice(sources: Sources, sent: SentInvoice | InvoiceCopy, found: Found): Promise<Mail> {
  const { invoiceId, to, cc = [], subject, message } = sent;
  const invoice = asEmailed(found.found, found.now);
  const about = { ...messageOf(sources, found, invoice.language ?? 'en'), invoice };
  const [pdf, files] = await Promise.all([
    sent.kind === 'INVOICE' ? sources.pdfs.of(invoiceId) : sources.pdfs.ofCopy(invoiceId),
    readMailedFiles(sources.files, found.found.record),
  ]);
  const addressed = { ...about, pdf, files };
  const texts = 'seriesId' in sent ? await businessTexts(sources, found, about) : { subject, message };
  if (sent.kind === 'INVOICE')
    return { ...invoiceMail({ ...addressed, to }, texts), isPersonal: true, topic: 'invoice', cc };
  // Its deliveries and failures say nothing about the invoice's recipients.
  const { invoiceId: _, ...copy } = invoiceMail({ ...addressed, to: sent.copyTo, copyOf: [to, ...cc] }, texts);
  return { ...copy, isPersonal: true };
}

/** The business's own texts, if it has some for such an invoice. */
async function businessTexts({ findTexts }: Sources, { found }: Found, about: ReturnType<typeof messageOf>) {
  const { subject, message } = draftTexts(about, await findTexts(found.business.id));
  return { subject, message };
}

/** As with every email to others, the owner must have confirmed their own address. */
async function composeForPayer(sources: Sources, mail: PayerNotice | ReminderMail, found: Found): Promise<Composed> {
  if (!(await confirmedOwner(sources, found))) return 'UNWANTED';
  const message = messageOf(sources, found, found.found.invoice.language ?? 'en');
  const { pdfs } = sources;
  const countsFor = found.found.business.id;
  if (mail.kind === 'REMINDER') {
    const [pdf, settings] = await Promise.all([pdfs.of(mail.invoiceId), sources.findReminders(countsFor)]);
    const daysLate = daysBetween(message.invoice.dueDate, message.today);
    const own = settings && ownWords(settings, { step: mail.step, daysLate, language: message.language });
    return { ...reminderMail({ ...message, to: mail.to, pdf }, own), topic: 'reminder', countsFor };
  }
  const { creditNote } = mail.news;
  const pdf = creditNote ? pdfs.ofCreditNote(mail.invoiceId, creditNote.id) : pdfs.of(mail.invoiceId);
  return { ...payerMail(mail, { ...message, pdf: await pdf }), countsFor };
}

/** Owners get no notice of their own actions, and none that they turned off; those about series cannot be. */
async function composeOwnerNotice(sources: Sources, mail: OwnerNotice, found: Found): Promise<Composed> {
  const owner = await confirmedOwner(sources, found);
  if (!owner || owner.email === mail.by) return 'UNWANTED';
  const { news } = mail;
  if (!isAboutSeries(news) && !noticesOf(owner)[SETTINGS[news.what] ?? 'payments']) return 'UNWANTED';
  const message = messageOf(sources, found, languageOf(owner));
  if (isAboutSeries(news)) return composeSeriesNews(news, found.found.record, { ...message, owner });
  if (news.what === 'CHARGE_ENDED') return composeChargeNews(news, found.found.record, { ...message, owner });
  if (news.what !== 'REMINDED') return ownerMail({ news }, { ...message, owner });
  const reminded = await sources.listReminded(found.found.business.id, news.day);
  return summaryMail(reminded, { ...message, owner });
}

function isAboutSeries(news: OwnerNotice['news']): news is SeriesNews {
  return news.what === 'SERIES_DRAFT' || news.what === 'SERIES_HELD' || news.what === 'SERIES_MISSED';
}

/** A draft that was sent meanwhile waits no more. */
function composeSeriesNews(news: SeriesNews, { status }: InvoiceRecord, message: SeriesMessage): Composed {
  return news.what === 'SERIES_MISSED' || status === 'DRAFT' ? seriesMail(news, message) : 'UNWANTED';
}

/** Not sent if a person stopped the charge, since they know, or if nothing is due any more. */
function composeChargeNews(
  { because, ...news }: ChargeNews,
  { status }: InvoiceRecord,
  message: Parameters<typeof chargeEndedMail>[1],
): Composed {
  return because === 'stopped' || !isDue(status) ? 'UNWANTED' : chargeEndedMail({ ...news, because }, message);
}

type SeriesMessage = Parameters<typeof seriesMail>[1];

/** The setting for each notice; `payments` for all others. */
const SETTINGS: Partial<Record<OwnerNotice['news']['what'], keyof Notices>> = {
  BOUNCED: 'bounces',
  REMINDED: 'reminders',
};
