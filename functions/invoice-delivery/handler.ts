import { openTable } from '#functions/data/table/table.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { remindersIn } from '#functions/domain/invoice/reminders.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { minuteClaims } from '#functions/domain/limits/minute-claims.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { mailOutbox, mailQueue } from '#functions/mail/orders/mail-outbox.ts';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { snsSms } from '#functions/services/sms.ts';
import { invoiceDeliveryRoutes } from '#shared/api/invoice-delivery.ts';
import { smsDestinations } from '#shared/sms-number.ts';
import { sendBySms } from './delivery.ts';
import { draftEmail, previewEmail, sendByEmail } from './emails.ts';
import { sendNow, skipNext } from './next-reminder.ts';
import { previewReminder } from './reminder-preview.ts';
import { changeReminders, readReminders } from './reminder-settings.ts';
import { reminderSettingsIn } from './reminder-settings-store.ts';
import { sendEstimateBySms } from './send-estimate.ts';
import { sendStatement } from './send-statement.ts';
import { deliveryStore } from './store.ts';

const table = openTable();
const settingsOf = (caller: Caller) => reminderSettingsIn(table, caller.businessId);
const queue = reminderQueue();
const dependencies = {
  table,
  invoices: invoicesIn(table),
  ledger: ledgerIn(table),
  published: publishedInvoices(table),
  estimateVersions: publishedEstimates(table),
  estimateReminders: estimateRemindersIn(table),
  claims: minuteClaims(table),
  store: deliveryStore(table),
  statements: statementsIn(table),
  limits: messageLimits(table),
  suppressions: suppressedAddresses(table),
  mails: mailQueue(),
  mailFrom: process.env.MAIL_FROM,
  sms: snsSms(),
  smsDestinations: smsDestinations(process.env.SMS_DESTINATIONS ?? 'CA'),
  reminders: remindersIn(table),
  businesses: businessesIn(table),
  users: usersIn(table),
  outbox: mailOutbox(),
  siteUrl: process.env.SITE_URL ?? '',
};

export const handler = serve(invoiceDeliveryRoutes, membersIn(table), {
  send: ({ caller, params }) => sendByEmail(dependencies, { caller, invoiceId: params.id, now: new Date() }),
  draft: ({ caller, params }) => draftEmail(dependencies, { caller, invoiceId: params.id, now: new Date() }),
  preview: ({ caller, params, body }) =>
    previewEmail(dependencies, { caller, invoiceId: params.id, texts: body, now: new Date() }),
  sendEmail: ({ caller, params, body }) =>
    sendByEmail(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  sendStatement: ({ caller, params, body }) =>
    sendStatement(dependencies, { caller, customerId: params.id, range: body, now: new Date() }),
  readReminders: ({ caller }) => readReminders(settingsOf(caller)),
  changeReminders: ({ caller, body }) =>
    changeReminders({ store: settingsOf(caller), queue }, { caller, update: body, now: new Date() }),
  previewReminder: ({ caller, body }) => previewReminder(dependencies, { caller, input: body, now: new Date() }),
  actOnReminder: ({ caller, params, body }) => {
    const act = body.action === 'send' ? sendNow : skipNext;
    return act(dependencies, { caller, invoiceId: params.id, now: new Date() });
  },
  sendSms: ({ caller, params, body }) =>
    sendBySms(dependencies, { caller, invoiceId: params.id, phoneNumber: body.phoneNumber, now: new Date() }),
  sendEstimateSms: ({ caller, params, body: { phoneNumber } }) =>
    sendEstimateBySms(
      { ...dependencies, estimates: estimatesIn(table, caller.businessId) },
      { caller, id: params.id, phoneNumber, now: new Date() },
    ),
});
