import { setTimeout as pause } from 'node:timers/promises';
import { signInAttempts } from '#functions/data/attempts.ts';
import { businessesIn } from '#functions/data/businesses.ts';
import { membersIn } from '#functions/data/members.ts';
import { openTable } from '#functions/data/table.ts';
import { usersIn } from '#functions/data/users.ts';
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
