import { businessesIn } from '#functions/data/people/businesses.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { invitationRoutes } from '#shared/api/invitations.ts';
import * as invitations from './invitations.ts';
import { invitationStore } from './store.ts';

const table = openTable();
const dependencies = { store: invitationStore(table), businesses: businessesIn(table), users: usersIn(table) };

export const handler = serve(invitationRoutes, membersIn(table), {
  get: ({ params }) => invitations.readInvitation(dependencies, params.token, new Date()),
  accept: ({ params }) => invitations.acceptInvitation(dependencies, params.token, new Date()),
  reject: ({ params }) => invitations.rejectInvitation(dependencies, params.token, new Date()),
});
