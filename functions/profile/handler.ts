import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { usersIn } from '#functions/data/users.ts';
import { serve } from '#functions/http/serve.ts';
import { profileRoutes } from '#shared/api/profile.ts';
import { changeProfile, readProfile } from './profile.ts';

const table = openTable();
const users = usersIn(table);

export const handler = serve(profileRoutes, membersIn(table), {
  get: ({ caller }) => readProfile(users, caller),
  update: ({ caller, body }) => changeProfile(users, caller, body),
});
