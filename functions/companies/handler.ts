import { membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { filesIn } from '#functions/services/files.ts';
import { companyRoutes } from '#shared/api/companies.ts';
import * as companies from './companies.ts';
import { companyStore } from './store.ts';

const table = openTable();
const parts = { store: companyStore(table), files: filesIn() };

export const handler = serve(companyRoutes, membersIn(table), {
  getMine: ({ caller }) => companies.readCompany(parts, caller),
  create: ({ caller, body }) => companies.createCompany(parts, caller, body),
  update: ({ caller, params, body }) => companies.changeCompany(parts, caller, { id: params.id, update: body }),
  remove: ({ caller, params }) => companies.removeCompany(parts, caller, params.id),
});
