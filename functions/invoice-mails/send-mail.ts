import type { Mailing } from '#functions/data/invoice/delivery-failures.ts';
import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/data/invoice/published-invoice.ts';
import { isRefusedForGood, mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import type { InvoiceMail } from '#functions/services/invoice-mails.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { logLine } from '#functions/services/log.ts';
import type { Mail, Mailer } from '#functions/services/mail.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import type { Attempts } from './attempts.ts';
import { invoiceMail } from './invoice-mail.ts';
import { recordFailure } from './record-failure.ts';

/** What sending a queued email needs. */
export type Dependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  readonly published: Pick<PublishedInvoices, 'findToSend'>;
  readonly attempts: Attempts;
  /** The recorded emails of an invoice, oldest first. */
  readonly listMailings: (invoiceId: string) => Promise<Mailing[]>;
  readonly pdfs: Pick<InvoicePdfs, 'of'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

/** A run of the function: when it began, and when Lambda ends it at the latest. */
export type Run = { readonly now: Date; readonly endsBy: Date };

/**
 * Sends a queued email about an invoice as it is now, once however often it is delivered, to the recipient that its
 * sender saw. Sends nothing if the invoice was deleted or cancelled since. Records a permanent failure on the invoice,
 * and one after which the email may have been sent; throws after a temporary one, when nothing was sent.
 */
export async function sendMail(dependencies: Dependencies, mail: InvoiceMail, { now, endsBy }: Run): Promise<void> {
  const { attempts, published } = dependencies;
  const state = await attempts.stateOf(mail, now);
  if (state === 'SETTLED') return;
  if (state === 'RUNNING') throw new Error('Another run is sending the email');
  if (state === 'ABANDONED') return recordFailure(dependencies, mail, { kind: 'UNCONFIRMED', now });
  const found = await published.findToSend(mail.invoiceId);
  if (!found) return logLine('info', { event: 'invoice-mail-without-invoice' });
  if (isCancelledSince(mail, found)) return recordFailure(dependencies, mail, { kind: 'NOT_SENT', now });
  const composed = await COMPOSERS[mail.kind](dependencies, { mail, found, now });
  if (!(await attempts.begin(mail, endsBy))) throw new Error('Another run began to send the email');
  try {
    await dependencies.mailer.send(composed);
  } catch (error) {
    if (mayBeOnItsWay(error)) return recordFailure(dependencies, mail, { kind: 'UNCONFIRMED', now, cause: error });
    if (isRefusedForGood(error)) return recordFailure(dependencies, mail, { kind: 'UNSENDABLE', now, cause: error });
    await attempts.release(mail);
    throw error;
  }
  await attempts.settle(mail, now);
  logLine('info', { event: 'invoice-mail-sent', waitedMs: Date.now() - Date.parse(mail.sentAt) });
}

type Composing = { mail: InvoiceMail; found: PublishedInvoice; now: Date };

/** Composes each kind of email. A kind that only a newer version knows fails, so it is delivered again. */
const COMPOSERS: Readonly<
  Record<InvoiceMail['kind'], (dependencies: Dependencies, composing: Composing) => Promise<Mail>>
> = {
  async INVOICE({ pdfs, siteUrl }, { mail: { invoiceId, to }, found: { invoice, business }, now }) {
    const pdf = await pdfs.of(invoiceId);
    const today = dayIn(business.timeZone, now);
    return invoiceMail({ invoice, today, siteUrl, dictionary: messageDictionaryFor(invoice), to, pdf });
  },
};

function isCancelledSince({ status }: InvoiceMail, { record }: PublishedInvoice): boolean {
  return record.status === 'CANCELLED' && status !== 'CANCELLED';
}
