import { openTable } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { updateEmployeeCopy } from '#functions/domain/people/employee-copy.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { usersIn } from '#functions/domain/people/users.ts';
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
