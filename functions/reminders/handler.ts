import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { mailOutbox } from '#functions/data/invoice/mail-outbox.ts';
import { remindersIn } from '#functions/data/invoice/reminders.ts';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { type Caller, membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { reminderRoutes } from '#shared/api/reminders.ts';
import { sendNow, skipNext } from './next-reminder.ts';
import { changeReminders, readReminders } from './settings.ts';
import { reminderSettingsIn } from './store.ts';

const table = openTable();
const storeOf = (caller: Caller) => reminderSettingsIn(table, caller.businessId);
const queue = reminderQueue();
const dependencies = {
  invoices: invoicesIn(table),
  reminders: remindersIn(table),
  outbox: mailOutbox(),
  suppressions: suppressedAddresses(table),
  mailFrom: process.env.MAIL_FROM,
};

export const handler = serve(reminderRoutes, membersIn(table), {
  get: ({ caller }) => readReminders(storeOf(caller)),
  update: ({ caller, body }) =>
    changeReminders({ store: storeOf(caller), queue }, { caller, update: body, now: new Date() }),
  act: ({ caller, params, body }) => {
    const act = body.action === 'send' ? sendNow : skipNext;
    return act(dependencies, { caller, invoiceId: params.id, now: new Date() });
  },
});
