import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { type Queue, sqsQueue } from './queue.ts';

/** An email about an invoice, to be sent by the function `invoice-mails`. */
export type InvoiceMail = {
  /** What it tells the recipient. */
  readonly kind: 'INVOICE';
  /** Its own id: an email that is delivered twice is sent once. */
  readonly id: string;
  readonly invoiceId: string;
  readonly to: string;
  /** When its sender sent it, as an ISO timestamp. */
  readonly sentAt: string;
  /** The invoice's status then. */
  readonly status: InvoiceStatus;
};

/** The queue of emails about invoices, which feeds `invoice-mails`. */
export type InvoiceMails = {
  /** Queues an email durably. Throws UNAVAILABLE if it may not have been queued. */
  add: (mail: InvoiceMail) => Promise<void>;
};

/** Opens the queue of emails about invoices. */
export function invoiceMailQueue(queue: Pick<Queue, 'send'> = sqsQueue(process.env.MAIL_QUEUE_URL)): InvoiceMails {
  return { add: (mail) => queue.send(JSON.stringify(mail)) };
}
