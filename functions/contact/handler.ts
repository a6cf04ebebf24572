import { openTable } from '#functions/data/table/table.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { accountMailQueue } from '#functions/mail/orders/account-outbox.ts';
import { contactRoutes } from '#shared/api/contact.ts';
import { sendContactMessage } from './contact.ts';
import { contactQuotas } from './store.ts';

const table = openTable();
const dependencies = {
  quotas: contactQuotas(table),
  mails: accountMailQueue(),
  mailFrom: process.env.MAIL_FROM,
  supportEmail: process.env.SUPPORT_EMAIL ?? '',
};

export const handler = serve(contactRoutes, membersIn(table), {
  send: ({ body, client }) =>
    sendContactMessage(dependencies, body, { clientAddress: client.address, now: new Date() }),
});
