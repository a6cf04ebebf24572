import { businessesIn } from '#functions/data/people/businesses.ts';
import { updateEmployeeCopy } from '#functions/data/people/employee-copy.ts';
import { membersIn } from '#functions/data/people/members.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { profileRoutes } from '#shared/api/profile.ts';
import { changeProfile, readProfile } from './profile.ts';

const table = openTable();
const dependencies = {
  users: usersIn(table),
  updateEmployeeCopy: (user: UserRecord) => updateEmployeeCopy(table, user),
  businesses: businessesIn(table),
};

export const handler = serve(profileRoutes, membersIn(table), {
  get: ({ caller }) => readProfile(dependencies, caller),
  update: ({ caller, body }) => changeProfile(dependencies, caller, body),
});
