import { emailTextsKey, remindersKey } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import type { Entry } from '#functions/domain/audit/entry.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { listMailings } from '#functions/domain/invoice/delivery-failures.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { remindedIn } from '#functions/domain/invoice/reminded.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { mailedSecretsIn } from '#functions/domain/people/mailed-secrets.ts';
import { replyAddresses } from '#functions/domain/people/reply-address.ts';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import { findScheduledDeletion } from '#functions/domain/people/scheduled-deletions.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { attemptsIn } from '#functions/mail/attempts.ts';
import { deliverMail } from '#functions/mail/deliver-mail.ts';
import type { KeptTexts } from '#functions/mail/kinds/draft-texts.ts';
import { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { consume } from '#functions/services/consume.ts';
import { filesIn } from '#functions/services/files.ts';
import { lambdaInvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';

const table = openTable();
const users = usersIn(table);
const queues = {
  business: sqsQueue(process.env.MAIL_QUEUE_URL),
  account: sqsQueue(process.env.ACCOUNT_MAIL_QUEUE_URL),
};
const dependencies = {
  invoices: invoicesIn(table),
  published: publishedInvoices(table),
  estimates: publishedEstimates(table),
  estimatesOf: (businessId: string) => estimatesIn(table, businessId),
  attempts: attemptsIn(table),
  listMailings: (invoiceId: string) => listMailings(table, invoiceId),
  statements: statementsIn(table),
  recordActivity: (businessId: string, entry: Entry, now: Date) => auditLogIn(table, businessId).add(entry, now),
  pdfs: lambdaInvoicePdfs(),
  files: filesIn(),
  findUser: users.find,
  findUserByEmail: users.findByEmail,
  listReminded: remindedIn(table).list,
  findTexts: async (businessId: string) => (await table.get<KeptTexts>(emailTextsKey(businessId))) ?? {},
  findReminders: (businessId: string) => table.get<ReminderSettings>(remindersKey(businessId)),
  limits: messageLimits(table),
  mailer: sesMailer(suppressedAddresses(table)),
  appointmentsOf: (businessId: string) => appointmentStore(table, businessId),
  businesses: businessesIn(table),
  table,
  findReplyAddress: replyAddresses(table),
  links: resetLinks(table),
  secrets: mailedSecretsIn(table),
  findDeletion: (businessId: string) => findScheduledDeletion(table, businessId),
  sealer: sealerOf(),
  supportEmail: process.env.SUPPORT_EMAIL ?? '',
  siteUrl: process.env.SITE_URL ?? '',
};

/** Receives every email that the other functions queued. */
export const handler = consume('mail-failed', QueuedMail, (mail, delivery) =>
  deliverMail({ dependencies, queues }, mail, delivery),
);
