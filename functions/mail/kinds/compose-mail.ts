import { invoiceMail, reminderMail } from './invoice-mail.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { RemindedInvoice } from '#functions/domain/invoice/reminded.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type {
  InvoiceCopy,
  InvoiceMail,
  OwnerNotice,
  PayerNotice,
  ReminderMail,
  SentInvoice,
} from '#functions/mail/orders/business-mails.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { type Language, languageAt } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { noticesOf } from '#shared/user/notices.ts';
import type { Notices } from '#shared/user/schema.ts';
import { ownerMail, payerMail } from './money-mail.ts';
import { summaryMail } from './summary-mail.ts';

/** The sources for composing an email, besides its invoice. */
export type Composition = {
  readonly pdfs: Pick<InvoicePdfs, 'of' | 'ofCreditNote'>;
  readonly findUser: (userId: string) => Promise<UserRecord | undefined>;
  /** A business's reminded invoices of a day. */
  readonly listReminded: (businessId: string, day: CalendarDay) => Promise<RemindedInvoice[]>;
  readonly siteUrl: string;
};

type Found = { readonly found: PublishedInvoice; readonly now: Date };

/**
 * Composes a queued email about an invoice as it is now; null for a notice that its owner turned off. Throws for a kind
 * from a newer version, so that it is delivered again.
 */
export async function composeMail(composition: Composition, mail: InvoiceMail, found: Found): Promise<Mail | null> {
  switch (mail.kind) {
    case 'INVOICE':
    case 'INVOICE_COPY':
      return composeInvoice(composition, mail, found);
    case 'REMINDER':
    case 'PAYER_NOTICE':
      return composeForPayer(composition, mail, found);
    case 'OWNER_NOTICE':
      return composeOwnerNotice(composition, mail, found);
    default:
      throw new Error('Unknown kind of email', { cause: mail satisfies never });
  }
}

async function composeInvoice(composition: Composition, sent: SentInvoice | InvoiceCopy, found: Found): Promise<Mail> {
  const { invoiceId, to, cc = [], subject, message } = sent;
  const about = messageOf(composition, found, found.found.invoice.language ?? 'en');
  const addressed = { ...about, pdf: await composition.pdfs.of(invoiceId) };
  const texts = { subject, message };
  if (sent.kind === 'INVOICE')
    return { ...invoiceMail({ ...addressed, to }, texts), isPersonal: true, topic: 'invoice', cc };
  // Its deliveries and failures say nothing about the invoice's recipients.
  const { invoiceId: _, ...copy } = invoiceMail({ ...addressed, to: sent.copyTo, copyOf: [to, ...cc] }, texts);
  return { ...copy, isPersonal: true };
}

/** As with every email to others, the owner must have confirmed their own address. */
async function composeForPayer(
  composition: Composition,
  mail: PayerNotice | ReminderMail,
  found: Found,
): Promise<Mail | null> {
  if (!(await confirmedOwner(composition, found))) return null;
  const message = messageOf(composition, found, found.found.invoice.language ?? 'en');
  const { pdfs } = composition;
  if (mail.kind === 'REMINDER') {
    const pdf = await pdfs.of(mail.invoiceId);
    return { ...reminderMail({ ...message, to: mail.to, pdf }), topic: 'reminder' };
  }
  const { creditNote } = mail.news;
  const pdf = creditNote ? pdfs.ofCreditNote(mail.invoiceId, creditNote.id) : pdfs.of(mail.invoiceId);
  return payerMail(mail, { ...message, pdf: await pdf });
}

/** Owners get no notice of their own actions, and none that they turned off. */
async function composeOwnerNotice(composition: Composition, mail: OwnerNotice, found: Found): Promise<Mail | null> {
  const owner = await confirmedOwner(composition, found);
  if (!owner || owner.email === mail.by) return null;
  const { news } = mail;
  if (!noticesOf(owner)[SETTINGS[news.what] ?? 'payments']) return null;
  // Owners choose no language; like recipients, they get the one of their address.
  const message = messageOf(composition, found, languageAt(found.found.company ?? {}));
  if (news.what !== 'REMINDED') return ownerMail({ news }, { ...message, owner });
  const reminded = await composition.listReminded(found.found.business.id, news.day);
  return summaryMail(reminded, { ...message, owner });
}

/** The setting for each notice; `payments` for all others. */
const SETTINGS: Partial<Record<OwnerNotice['news']['what'], keyof Notices>> = {
  BOUNCED: 'bounces',
  REMINDED: 'reminders',
};

async function confirmedOwner(
  { findUser }: Composition,
  { found: { business } }: Found,
): Promise<UserRecord | undefined> {
  const owner = await findUser(business.ownerId);
  return owner && isEmailVerified(owner) ? owner : undefined;
}

function messageOf(
  { siteUrl }: Composition,
  { found: { invoice, business, replyTo }, now }: Found,
  language: Language,
) {
  return {
    invoice,
    replyTo,
    siteUrl,
    language,
    today: dayIn(business.timeZone, now),
    dictionary: messageDictionaryFor({ language }),
  };
}
