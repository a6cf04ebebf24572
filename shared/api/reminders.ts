import { Invoice } from '#shared/invoice/schema.ts';
import { ReminderAction, ReminderSettings, ReminderSettingsUpdate } from '#shared/reminder/settings.ts';
import { routes } from './route.ts';

export const reminderRoutes = routes({
  get: {
    method: 'GET',
    path: '/reminders',
    access: 'member',
    summary: 'Get whether and when the business reminds its customers',
    response: ReminderSettings,
  },
  update: {
    method: 'PATCH',
    path: '/reminders',
    access: 'owner',
    audit: 'reminders.update',
    summary: 'Change whether and when the business reminds its customers',
    body: ReminderSettingsUpdate,
    response: ReminderSettings,
    errors: ['CONFLICT'],
  },
  act: {
    method: 'POST',
    path: '/invoices/{id}/reminder',
    access: 'member',
    verified: true,
    audit: 'invoice.answer-reminder',
    summary: 'Send the next reminder of an invoice now, or skip it',
    body: ReminderAction,
    response: Invoice,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
});
