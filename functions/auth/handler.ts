import { openTable } from '#functions/data/table/table.ts';
import { confirmAttempts } from '#functions/domain/limits/attempts.ts';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { secondFactorIn } from '#functions/domain/people/second-factor.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { authRoutes } from '#shared/api/auth.ts';
import * as auth from './auth.ts';
import { confirm } from './confirm.ts';
import { logout, refresh } from './continue-session.ts';
import { sessionStore } from './session-store.ts';

const table = openTable();
const sealer = sealerOf();
const dependencies = {
  users: usersIn(table),
  businesses: businessesIn(table),
  deletions: scheduledDeletionsIn(table),
  identity: cognitoIdentity(),
  roleChanged: roleChanges(),
  outbox: accountOutbox(table),
  sessions: sessionStore(table),
  sealer,
  consumeCode: secondFactorIn(table, sealer),
  attempts: signInAttempts(table),
  attemptsOf: (userId: string) => confirmAttempts(table, userId),
};

export const handler = serve(authRoutes, membersIn(table), {
  login: ({ body, client }) => auth.login(dependencies, body, { client, now: new Date() }),
  refresh: ({ body }) => refresh(dependencies, body.refresh_token, new Date()),
  logout: ({ body }) => logout(dependencies, body.refresh_token),
  confirm: ({ caller, body }) => confirm(dependencies, { caller, body, now: new Date() }),
  profile: ({ caller }) => auth.readSessionUser(dependencies, caller.userId, new Date()),
});
