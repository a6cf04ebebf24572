import { openTable } from '#functions/data/table/table.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { ownerNotices } from '#functions/domain/people/owner-notice.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { employeeRoutes } from '#shared/api/employees.ts';
import { leave, listEmployees, removeEmployee } from './employees.ts';
import { inviteEmployee, resendInvitation } from './invite.ts';
import type { Dependencies } from './open-and-mail.ts';
import { employeeStore } from './store.ts';

const table = openTable();
const mailing = { mailer: sesMailer(suppressedAddresses(table)), siteUrl: process.env.SITE_URL ?? '' };
const roleChanged = roleChanges();
const storeOf = (caller: Caller) => employeeStore(table, caller.businessId, roleChanged);
const dependenciesOf = (caller: Caller): Dependencies => ({
  store: storeOf(caller),
  limits: messageLimits(table),
  users: usersIn(table),
  businesses: businessesIn(table),
  ...mailing,
});
const tellOwner = ownerNotices(table, mailing);

export const handler = serve(employeeRoutes, membersIn(table), {
  list: ({ caller, query }) => listEmployees(storeOf(caller), query, new Date()),
  invite: ({ caller, body }) => inviteEmployee(dependenciesOf(caller), { caller, email: body.email, now: new Date() }),
  resend: ({ caller, params }) => resendInvitation(dependenciesOf(caller), { caller, id: params.id, now: new Date() }),
  leave: ({ caller }) => leave({ users: usersIn(table), ...employmentsIn(table, roleChanged) }, caller),
  remove: ({ caller, client, params }) =>
    removeEmployee({ store: storeOf(caller), tellOwner }, { id: params.id, caller, client, now: new Date() }),
});
