import { openTable } from '#functions/data/table/table.ts';
import { emailChanges, verificationMails } from '#functions/domain/limits/attempts.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { accountChangesIn } from '#functions/domain/people/account-changes.ts';
import { emailVerificationsIn } from '#functions/domain/people/email-verifications.ts';
import { updateEmployeeCopy } from '#functions/domain/people/employee-copy.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { updateUserIndex, usersIn } from '#functions/domain/people/users.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { emailVerificationRoutes } from '#shared/api/email-verification.ts';
import { requestEmailChange, resendVerification } from './request.ts';
import { verificationStore } from './store.ts';
import { verifyCode, verifyLink } from './verify.ts';

const table = openTable();
const dependencies = {
  accountChanges: accountChangesIn(table),
  users: usersIn(table),
  store: verificationStore(table),
  verifications: emailVerificationsIn(table),
  requests: verificationMails(table),
  changes: emailChanges(table),
  identity: cognitoIdentity(),
  outbox: accountOutbox(table),
  sealer: sealerOf(),
  suppressions: suppressedAddresses(table),
  mailFrom: process.env.MAIL_FROM,
  updateCopies: (user: UserRecord) => Promise.all([updateUserIndex(table, user), updateEmployeeCopy(table, user)]),
};

export const handler = serve(emailVerificationRoutes, membersIn(table), {
  verifyCode: ({ caller, body }) => verifyCode(dependencies, { caller, code: body.code }, new Date()),
  verifyLink: ({ body }) => verifyLink(dependencies, body.token, new Date()),
  resend: ({ caller }) => resendVerification(dependencies, { caller, now: new Date() }),
  changeEmail: ({ caller, client, body }) =>
    requestEmailChange(dependencies, { caller, client, email: body.email, now: new Date() }),
});
