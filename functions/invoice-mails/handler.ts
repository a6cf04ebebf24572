import { appointmentStore } from '#functions/data/appointment/appointments.ts';
import { auditLogIn } from '#functions/data/audit/audit-log.ts';
import type { Entry } from '#functions/data/audit/entry.ts';
import { listMailings } from '#functions/data/invoice/delivery-failures.ts';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { publishedInvoices } from '#functions/data/invoice/published-invoice.ts';
import { remindedIn } from '#functions/data/invoice/reminded.ts';
import { statementsIn } from '#functions/data/invoice/statements.ts';
import { messageLimits } from '#functions/data/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { replyAddresses } from '#functions/data/people/reply-address.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { consume } from '#functions/services/consume.ts';
import { lambdaInvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { toMimeWithFiles } from '#functions/services/mime-with-files.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { QueuedMail } from '#functions/services/queued-mail.ts';
import { sesMailer } from '#functions/services/ses-mailer.ts';
import { attemptsIn } from './attempts.ts';
import { deliverMail } from './deliver-mail.ts';

const table = openTable();
const queue = sqsQueue(process.env.MAIL_QUEUE_URL);
const dependencies = {
  invoices: invoicesIn(table),
  published: publishedInvoices(table),
  attempts: attemptsIn(table),
  listMailings: (invoiceId: string) => listMailings(table, invoiceId),
  statements: statementsIn(table),
  recordActivity: (businessId: string, entry: Entry, now: Date) => auditLogIn(table, businessId).add(entry, now),
  pdfs: lambdaInvoicePdfs(),
  findUser: (userId: string) => usersIn(table).find(userId),
  listReminded: remindedIn(table).list,
  limits: messageLimits(table),
  mailer: sesMailer(suppressedAddresses(table), { compose: toMimeWithFiles }),
  appointmentsOf: (businessId: string) => appointmentStore(table, businessId),
  businesses: businessesIn(table),
  table,
  findReplyAddress: replyAddresses(table),
  siteUrl: process.env.SITE_URL ?? '',
};

/** Receives the emails about invoices and appointments that other functions queued. */
export const handler = consume('invoice-mail-failed', QueuedMail, (mail, delivery) =>
  deliverMail({ dependencies, queue }, mail, delivery),
);
