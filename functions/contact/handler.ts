import { openTable } from '#functions/data/table/table.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { contactRoutes } from '#shared/api/contact.ts';
import { sendContactMessage } from './contact.ts';
import { contactQuotas } from './store.ts';

const table = openTable();
const dependencies = {
  quotas: contactQuotas(table),
  // No suppressions: a bounce from support's own mailbox must not close the form.
  mailer: sesMailer({ find: async () => undefined }),
  supportEmail: process.env.SUPPORT_EMAIL ?? '',
};

export const handler = serve(contactRoutes, membersIn(table), {
  send: ({ body, client }) =>
    sendContactMessage(dependencies, body, { clientAddress: client.address, now: new Date() }),
});
