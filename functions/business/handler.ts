import { openTable } from '#functions/data/table/table.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { businessRoutes } from '#shared/api/business.ts';
import { keepBusiness, scheduleDeletion } from './deletion.ts';

const table = openTable();
const dependencies = {
  deletions: scheduledDeletionsIn(table),
  outbox: accountOutbox(table),
};

export const handler = serve(businessRoutes, membersIn(table), {
  scheduleDeletion: ({ caller, client }) => scheduleDeletion(dependencies, { caller, client, now: new Date() }),
  keep: ({ caller }) => keepBusiness(dependencies, caller),
});
