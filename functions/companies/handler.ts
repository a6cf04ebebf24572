import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { serve } from '#functions/http/serve.ts';
import { companyRoutes } from '#shared/api/companies.ts';
import * as companies from './companies.ts';
import { companyStore } from './store.ts';

const table = openTable();
const store = companyStore(table);

export const handler = serve(companyRoutes, membersIn(table), {
  getMine: ({ caller }) => companies.readCompany(store, caller),
  create: ({ caller, body }) => companies.createCompany(store, caller, body),
  update: ({ caller, params, body }) => companies.changeCompany({ store, caller, companyId: params.id, update: body }),
});
