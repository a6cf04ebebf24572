import { membersIn } from '#functions/data/people/members.ts';
import { toSessionUser } from '#functions/data/people/user-record.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { userRoutes } from '#shared/api/users.ts';
import { registrationStore } from './store.ts';
import { register } from './users.ts';

const table = openTable();
const identity = cognitoIdentity();
const store = registrationStore(table);

export const handler = serve(userRoutes, membersIn(table), {
  register: async ({ body }) => toSessionUser(await register({ store, identity }, body, new Date())),
});
