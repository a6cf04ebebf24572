import { businessesIn } from '#functions/data/businesses.ts';
import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { usersIn } from '#functions/data/users.ts';
import { serve } from '#functions/http/serve.ts';
import { adminRoutes } from '#shared/api/admin.ts';
import { setPaymentIntegration } from './admin.ts';

const table = openTable();
const dependencies = { users: usersIn(table), businesses: businessesIn(table) };

export const handler = serve(adminRoutes, membersIn(table), {
  setPaymentIntegration: ({ params, body }) => setPaymentIntegration(dependencies, params.id, body.enabled),
});
