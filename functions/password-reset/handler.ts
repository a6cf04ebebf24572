import { openTable } from '#functions/data/table/table.ts';
import { resetRequests } from '#functions/domain/limits/attempts.ts';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { accountChangesIn } from '#functions/domain/people/account-changes.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { updateUserIndex, usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { accountMailQueue, accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { passwordResetRoutes } from '#shared/api/password-reset.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

const table = openTable();
const dependencies = {
  accountChanges: accountChangesIn(table),
  users: usersIn(table),
  businesses: businessesIn(table),
  identity: cognitoIdentity(),
  attempts: signInAttempts(table),
  requests: resetRequests(table),
  mails: accountMailQueue(),
  outbox: accountOutbox(table),
  links: resetLinks(table),
  updateUserIndex: (user: UserRecord) => updateUserIndex(table, user),
  clock: () => new Date(),
};

export const handler = serve(passwordResetRoutes, membersIn(table), {
  forgotPassword: ({ body }) => forgotPassword(dependencies, body, new Date()),
  resetPassword: ({ body, client }) => resetPassword(dependencies, body, client),
});
