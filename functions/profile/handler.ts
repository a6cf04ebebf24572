import { businessesIn } from '#functions/data/businesses.ts';
import { employeesIn } from '#functions/data/employees.ts';
import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { usersIn } from '#functions/data/users.ts';
import { serve } from '#functions/http/serve.ts';
import { profileRoutes } from '#shared/api/profile.ts';
import { changeProfile, readProfile } from './profile.ts';

const table = openTable();
const dependencies = {
  users: usersIn(table),
  employeesOf: (businessId: string) => employeesIn(table, businessId),
  businesses: businessesIn(table),
};

export const handler = serve(profileRoutes, membersIn(table), {
  get: ({ caller }) => readProfile(dependencies, caller),
  update: ({ caller, body }) => changeProfile(dependencies, caller, body),
});
