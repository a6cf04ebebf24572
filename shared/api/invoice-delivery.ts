import * as z from 'zod';
import { Estimate } from '#shared/estimate/schema.ts';
import { InvoiceEmailDraft, InvoiceEmailInput, InvoiceEmailPreview, InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { Invoice } from '#shared/invoice/schema.ts';
import { ReminderAction, ReminderSettings, ReminderSettingsUpdate } from '#shared/reminder/settings.ts';
import { ReminderPreview, ReminderPreviewInput } from '#shared/reminder/texts.ts';
import { StatementRange } from '#shared/statement/schema.ts';
import { requiredLine } from '#shared/text-field.ts';
import { routes } from './route.ts';

/**
 * Sending and reminding have a function of their own, the only one that may use the SMS service; emails go through a
 * queue.
 */
export const invoiceDeliveryRoutes = routes({
  send: {
    call: 'POST /invoices/{id}/send',
    access: 'member',
    verified: true,
    audit: 'invoice.send',
    summary: 'Send an invoice to its recipient by email',
    response: Invoice,
    errors: ['INVALID_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  draft: {
    call: 'GET /invoices/{id}/email',
    access: 'member',
    summary: 'Get the default texts of an invoice’s email',
    response: InvoiceEmailDraft,
  },
  preview: {
    call: 'POST /invoices/{id}/email-preview',
    access: 'member',
    audit: false,
    whyNoAudit: 'Changes nothing: it is a POST because the texts are too long for a URL.',
    summary: 'Get an invoice’s email as its recipient will see it',
    body: InvoiceEmailTexts,
    response: InvoiceEmailPreview,
  },
  sendEmail: {
    call: 'POST /invoices/{id}/emails',
    access: 'member',
    verified: true,
    audit: 'invoice.send',
    summary: 'Send an invoice by email, optionally with custom texts and copies',
    body: InvoiceEmailInput,
    response: Invoice,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendSms: {
    call: 'POST /invoices/{id}/send-sms',
    access: 'member',
    verified: true,
    audit: 'invoice.send-sms',
    summary: 'Send an invoice’s link to its recipient by SMS',
    body: z.strictObject({ phoneNumber: requiredLine(30) }),
    response: Invoice,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'PROVIDER_FAILED'],
  },
  sendEstimateSms: {
    call: 'POST /estimates/{id}/send-sms',
    access: 'member',
    verified: true,
    audit: 'estimate.send-sms',
    summary: 'Send an estimate’s link to its recipient by SMS',
    body: z.strictObject({ phoneNumber: requiredLine(30) }),
    response: Estimate,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'PROVIDER_FAILED'],
  },
  sendStatement: {
    call: 'POST /customers/{id}/statement-emails',
    access: 'member',
    verified: true,
    audit: 'customer.send-statement',
    summary: 'Send a customer their statement of account by email',
    body: StatementRange,
    response: z.object({ to: z.string() }),
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  readReminders: {
    call: 'GET /reminders',
    access: 'member',
    summary: 'Get the reminder settings',
    response: ReminderSettings,
  },
  changeReminders: {
    call: 'PATCH /reminders',
    access: 'owner',
    audit: 'reminders.update',
    summary: 'Change the reminder settings',
    body: ReminderSettingsUpdate,
    response: ReminderSettings,
    errors: ['CONFLICT', 'UNAVAILABLE'],
  },
  previewReminder: {
    call: 'POST /reminders/preview',
    access: 'owner',
    audit: false,
    whyNoAudit: 'Changes nothing: it is a POST because the texts are too long for a URL.',
    summary: 'Get a reminder as its recipient would see it, with example data',
    body: ReminderPreviewInput,
    response: ReminderPreview,
  },
  actOnReminder: {
    call: 'POST /invoices/{id}/reminder',
    access: 'member',
    verified: true,
    audit: 'invoice.remind',
    summary: 'Send the next reminder of an invoice now, or skip it',
    body: ReminderAction,
    response: Invoice,
    errors: ['CONFLICT'],
  },
});
