import { openTable } from '#functions/data/table/table.ts';
import { accountChangesIn } from '#functions/domain/people/account-changes.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { updateUserIndex, usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { invitationRoutes } from '#shared/api/invitations.ts';
import * as invitations from './invitations.ts';
import { allowInvitations, blockInvitations } from './opt-out.ts';
import { optOutStore } from './opt-out-store.ts';
import { invitationStore } from './store.ts';

const table = openTable();
const dependencies = {
  accountChanges: accountChangesIn(table),
  store: invitationStore(table),
  optOuts: optOutStore(table),
  businesses: businessesIn(table),
  users: usersIn(table),
  identity: cognitoIdentity(),
  roleChanged: roleChanges(),
  updateUserIndex: (user: UserRecord) => updateUserIndex(table, user),
  clock: () => new Date(),
};

export const handler = serve(invitationRoutes, membersIn(table), {
  get: ({ params }) => invitations.readInvitation(dependencies, params.token, new Date()),
  accept: ({ params, body }) =>
    invitations.acceptInvitation(dependencies, { token: params.token, ...body }, new Date()),
  reject: ({ params }) => invitations.rejectInvitation(dependencies, params.token, new Date()),
  block: ({ params }) => blockInvitations(dependencies, params.token, new Date()),
  unblock: ({ params }) => allowInvitations(dependencies, params.token, new Date()),
});
