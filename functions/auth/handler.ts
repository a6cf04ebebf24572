import { confirmAttempts } from '#functions/data/limits/attempts.ts';
import { signInAttempts } from '#functions/data/limits/sign-in-attempts.ts';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { membersIn } from '#functions/data/people/members.ts';
import { roleChanges } from '#functions/data/people/role-changes.ts';
import { scheduledDeletionsIn } from '#functions/data/people/scheduled-deletions.ts';
import { secondFactorIn } from '#functions/data/people/second-factor.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { sesMailer } from '#functions/services/ses-mailer.ts';
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
  mailer: sesMailer(suppressedAddresses(table)),
  siteUrl: process.env.SITE_URL ?? '',
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
