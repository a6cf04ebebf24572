import { openTable } from '#functions/data/table/table.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { employeeRoutes } from '#shared/api/employees.ts';
import { leave, listEmployees, removeEmployee } from './employees.ts';
import { inviteEmployee, resendInvitation } from './invite.ts';
import type { Dependencies } from './open-invitation.ts';
import { employeeStore } from './store.ts';

const table = openTable();
const outbox = accountOutbox(table);
const roleChanged = roleChanges();
const storeOf = (caller: Caller) => employeeStore(table, caller.businessId, roleChanged);
const dependenciesOf = (caller: Caller): Dependencies => ({
  store: storeOf(caller),
  limits: messageLimits(table),
  users: usersIn(table),
  suppressions: suppressedAddresses(table),
  mailFrom: process.env.MAIL_FROM,
  sealer: sealerOf(),
  outbox,
});

export const handler = serve(employeeRoutes, membersIn(table), {
  list: ({ caller, query }) => listEmployees(storeOf(caller), query, new Date()),
  invite: ({ caller, body }) => inviteEmployee(dependenciesOf(caller), { caller, ...body, now: new Date() }),
  resend: ({ caller, params }) => resendInvitation(dependenciesOf(caller), { caller, id: params.id, now: new Date() }),
  leave: ({ caller }) => leave({ users: usersIn(table), ...employmentsIn(table, roleChanged) }, caller),
  remove: ({ caller, client, params }) =>
    removeEmployee({ store: storeOf(caller), outbox }, { id: params.id, caller, client, now: new Date() }),
});
