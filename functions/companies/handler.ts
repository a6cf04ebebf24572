import { openTable } from '#functions/data/table/table.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { filesIn } from '#functions/services/files.ts';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { companyRoutes } from '#shared/api/companies.ts';
import * as companies from './companies.ts';
import { companyStore } from './store.ts';

const table = openTable();
const files = filesIn();
const reminders = reminderQueue();
const partsOf = (caller: Caller) => ({ store: companyStore(table, caller.businessId), files });

export const handler = serve(companyRoutes, membersIn(table), {
  getMine: ({ caller }) => companies.readCompany(partsOf(caller)),
  create: ({ caller, body }) => companies.createCompany(partsOf(caller), body),
  update: ({ caller, params, body }) =>
    companies.changeCompany({ ...partsOf(caller), reminders }, { caller, id: params.id, update: body }),
  remove: ({ caller, params }) => companies.removeCompany(partsOf(caller), params.id),
});
