import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { MoneyEvent } from '#shared/locale/money-texts.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { AppointmentMail } from './appointment-mails.ts';
import { type Queue, sqsQueue } from './queue.ts';

type Queued = {
  /** Its own id: an email that is delivered twice is sent once. */
  readonly id: string;
  readonly invoiceId: string;
  /** When its sender sent it or its cause was stored, as an ISO timestamp. */
  readonly sentAt: string;
};

/** An email with an invoice, as its sender sent it. */
export type SentInvoice = Queued & {
  readonly kind: 'INVOICE';
  readonly to: string;
  /** The invoice's status then. */
  readonly status: InvoiceStatus;
  /** Recipients of copies. */
  readonly cc?: readonly string[];
  /** The sender, if they want a copy, which is an email of its own. */
  readonly copyTo?: string;
  /** The sender's own texts, in place of the standard ones. */
  readonly subject?: string;
  readonly message?: string;
};

/** The sender's own copy of an email with an invoice, ordered once that was sent; `to` and `cc` are those of the email. */
export type InvoiceCopy = Omit<SentInvoice, 'kind' | 'copyTo'> & {
  readonly kind: 'INVOICE_COPY';
  readonly copyTo: string;
};

/** An event about an invoice's money, in cents of `currency`. */
export type MoneyNews = {
  readonly what: MoneyEvent;
  readonly amountCents: number;
  readonly currency: string;
  readonly method: LedgerMethod;
  readonly on: CalendarDay;
  readonly reference?: string;
  /** The credit note, and whether the amount was refunded with it. */
  readonly creditNote?: { readonly id: string; readonly number: string; readonly isReturned: boolean };
};

/** An email with an invoice that its address did not accept. */
export type BounceNews = { readonly what: 'BOUNCED'; readonly address: string };

/** The reminders of a business on one day; `invoiceId` is one of the reminded invoices. */
export type ReminderSummary = { readonly what: 'REMINDED'; readonly day: CalendarDay };

/** An email that reminds the recipient of an invoice. */
export type ReminderMail = Queued & { readonly kind: 'REMINDER'; readonly to: string };

/** An email that tells the recipient of an invoice about their payment, refund or credit note. */
export type PayerNotice = Queued & { readonly kind: 'PAYER_NOTICE'; readonly to: string; readonly news: MoneyNews };

/** An email that tells the owner of a business about one of its invoices, unless they did it themselves. */
export type OwnerNotice = Queued & {
  readonly kind: 'OWNER_NOTICE';
  /** Email of the user who did it. */
  readonly by?: string;
  readonly news: MoneyNews | BounceNews | ReminderSummary;
};

/** An email about an invoice, to be sent by the function `invoice-mails`. */
export type InvoiceMail = SentInvoice | InvoiceCopy | ReminderMail | PayerNotice | OwnerNotice;

/** An email with a customer's statement of account, as its sender sent it; days are inclusive. */
export type SentStatement = Omit<Queued, 'invoiceId'> & {
  readonly kind: 'STATEMENT';
  readonly businessId: string;
  readonly customerId: string;
  /** The customer's name then. */
  readonly customer: string;
  readonly to: string;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
};

/** Every email that `invoice-mails` sends. */
export type QueuedMail = InvoiceMail | SentStatement | AppointmentMail;

/** The queue of emails, by default those about invoices, which feeds `invoice-mails`. */
export type InvoiceMails<Mail extends QueuedMail = InvoiceMail> = {
  /** Queues an email durably, by default without a delay. Throws UNAVAILABLE if it may not have been queued. */
  add: (mail: Mail, delaySeconds?: number) => Promise<void>;
};

/** Opens the queue of emails. */
export function invoiceMailQueue(
  queue: Pick<Queue, 'send'> = sqsQueue(process.env.MAIL_QUEUE_URL),
): InvoiceMails<QueuedMail> {
  return { add: (mail, delaySeconds) => queue.send(JSON.stringify(mail), delaySeconds) };
}
