import { businessesIn } from '#functions/data/people/businesses.ts';
import { employeesIn } from '#functions/data/people/employees.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
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
