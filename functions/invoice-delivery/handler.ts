import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { publishedInvoices } from '#functions/data/invoice/published-invoice.ts';
import { messageLimits } from '#functions/data/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { invoiceMailQueue } from '#functions/services/invoice-mails.ts';
import { snsSms } from '#functions/services/sms.ts';
import { invoiceDeliveryRoutes } from '#shared/api/invoice-delivery.ts';
import { smsPrefixes } from '#shared/sms-number.ts';
import { sendBySms } from './delivery.ts';
import { draftEmail, previewEmail, sendByEmail } from './emails.ts';
import { deliveryStore } from './store.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  published: publishedInvoices(table),
  store: deliveryStore(table),
  limits: messageLimits(table),
  suppressions: suppressedAddresses(table),
  mails: invoiceMailQueue(),
  mailFrom: process.env.MAIL_FROM,
  sms: snsSms(),
  smsPrefixes: smsPrefixes(process.env.SMS_PREFIXES ?? ''),
  siteUrl: process.env.SITE_URL ?? '',
};

export const handler = serve(invoiceDeliveryRoutes, membersIn(table), {
  send: ({ caller, params }) => sendByEmail(dependencies, { caller, invoiceId: params.id, now: new Date() }),
  draft: ({ caller, params }) => draftEmail(dependencies, { caller, invoiceId: params.id, now: new Date() }),
  preview: ({ caller, params, body }) =>
    previewEmail(dependencies, { caller, invoiceId: params.id, texts: body, now: new Date() }),
  sendEmail: ({ caller, params, body }) =>
    sendByEmail(dependencies, { caller, invoiceId: params.id, input: body, now: new Date() }),
  sendSms: ({ caller, params, body }) =>
    sendBySms(dependencies, { caller, invoiceId: params.id, phoneNumber: body.phoneNumber, now: new Date() }),
});
