import { setTimeout as pause } from 'node:timers/promises';
import { signInAttempts } from '#functions/data/limits/attempts.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { authRoutes } from '#shared/api/auth.ts';
import * as auth from './auth.ts';

const table = openTable();
const dependencies = {
  users: usersIn(table),
  businesses: businessesIn(table),
  identity: cognitoIdentity(),
  attempts: signInAttempts(table),
  pause: (durationMs: number) => pause(durationMs),
};

export const handler = serve(authRoutes, membersIn(table), {
  login: ({ body }) => auth.login(dependencies, body, new Date()),
  refresh: ({ body }) => auth.refresh(dependencies, body.refresh_token),
  logout: ({ body }) => dependencies.identity.revoke(body.refresh_token),
  profile: ({ caller }) => auth.readSessionUser(dependencies, caller.userId),
});
