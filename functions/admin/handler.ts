import { businessesIn } from '#functions/data/businesses.ts';
import { directoryIn } from '#functions/data/directory.ts';
import { leaveEmployer, releaseEmployees } from '#functions/data/employment.ts';
import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { type UserRecord, usersIn } from '#functions/data/users.ts';
import { serve } from '#functions/http/serve.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { adminRoutes } from '#shared/api/admin.ts';
import { deleteUser } from './deletion.ts';
import { listUsers } from './list-users.ts';
import { setPaymentIntegration } from './payment-integration.ts';
import { setRole } from './role.ts';
import { adminStore } from './store.ts';

const table = openTable();
const dependencies = {
  directory: directoryIn(table),
  users: usersIn(table),
  businesses: businessesIn(table),
  store: adminStore(table),
  identity: cognitoIdentity(),
  payments: stripePayments(openStripe()),
  releaseEmployees: (businessId: string) => releaseEmployees(table, businessId),
  leaveEmployer: (user: UserRecord) => leaveEmployer(table, user),
};

export const handler = serve(adminRoutes, membersIn(table), {
  listUsers: ({ query }) => listUsers(dependencies, query),
  setRole: ({ caller, params, body }) => setRole(dependencies, { by: caller, userId: params.id, role: body.role }),
  setPaymentIntegration: ({ params, body }) => setPaymentIntegration(dependencies, params.id, body.enabled),
  removeUser: ({ caller, params }) => deleteUser(dependencies, { by: caller, userId: params.id, now: new Date() }),
});
