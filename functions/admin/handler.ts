import { openTable } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { cardRequestsIn } from '#functions/domain/people/card-requests.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { userIndexIn } from '#functions/domain/people/user-index.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { adminRoutes } from '#shared/api/admin.ts';
import { declineCardRequest, grantCardRequest, listCardRequests } from './card-requests.ts';
import { deleteUser } from './deletion.ts';
import { listBusinesses } from './list-businesses.ts';
import { listUsers } from './list-users.ts';
import { setPaymentIntegration } from './payment-integration.ts';
import { setRole } from './role.ts';
import { adminStore } from './store.ts';
import { restoreBusiness, suspendBusiness } from './suspension.ts';
import { suspensionStore } from './suspension-store.ts';

const table = openTable();
const dependencies = {
  userIndex: userIndexIn(table),
  users: usersIn(table),
  businesses: businessesIn(table),
  requests: cardRequestsIn(table),
  deletions: scheduledDeletionsIn(table),
  store: adminStore(table),
  suspensions: suspensionStore(table),
  reminders: reminderQueue(),
  identity: cognitoIdentity(),
  payments: stripePayments(openStripe()),
  outbox: accountOutbox(table),
  ...employmentsIn(table, roleChanges()),
};

export const handler = serve(adminRoutes, membersIn(table), {
  listUsers: ({ query }) => listUsers(dependencies, query),
  setRole: ({ caller, client, params, body }) =>
    setRole(dependencies, { by: caller, userId: params.id, role: body.role, client, now: new Date() }),
  setPaymentIntegration: ({ params, body }) =>
    setPaymentIntegration(dependencies, { userId: params.id, enabled: body.enabled, now: new Date() }),
  listBusinesses: ({ query }) => listBusinesses(dependencies, query),
  suspendBusiness: ({ caller, params, body }) =>
    suspendBusiness(dependencies, { by: caller, businessId: params.id, reason: body.reason, now: new Date() }),
  restoreBusiness: ({ caller, params }) =>
    restoreBusiness(dependencies, { by: caller, businessId: params.id, now: new Date() }),
  listCardRequests: () => listCardRequests(dependencies),
  grantCardRequest: ({ params }) => grantCardRequest(dependencies, { businessId: params.id, now: new Date() }),
  declineCardRequest: ({ params, body }) =>
    declineCardRequest(dependencies, { businessId: params.id, reason: body.reason, now: new Date() }),
  removeUser: ({ caller, params }) => deleteUser(dependencies, { by: caller, userId: params.id, now: new Date() }),
});
