import { openTable } from '#functions/data/table/table.ts';
import { verificationMails } from '#functions/domain/limits/attempts.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import { registrationsIn } from '#functions/domain/limits/registrations.ts';
import { emailVerificationsIn } from '#functions/domain/people/email-verifications.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { orderVerification } from '#functions/domain/people/order-verification.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import { toSessionUser, type UserRecord } from '#functions/domain/people/user-record.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { userRoutes } from '#shared/api/users.ts';
import { puzzlesOf } from './puzzle.ts';
import { registrationStore } from './store.ts';
import { register } from './users.ts';

const table = openTable();
const verifying = { verifications: emailVerificationsIn(table), outbox: accountOutbox(table), sealer: sealerOf() };
const requests = verificationMails(table);
const registrations = registrationsIn(table);
const puzzles = puzzlesOf();
const dependencies = {
  store: registrationStore(table),
  registrations,
  puzzles,
  identity: cognitoIdentity(),
  roleChanged: roleChanges(),
  async mailVerification(user: UserRecord, now: Date) {
    const { email } = user;
    if (!(await requests.begin(email, now))) return;
    await orUndo(
      () => orderVerification(verifying, { user, email, now }),
      () => requests.undo(email),
    );
  },
};

export const handler = serve(userRoutes, membersIn(table), {
  register: async ({ body, client: { address } }) =>
    toSessionUser(await register(dependencies, body, { address, now: new Date() })),
  async puzzle({ body: { email }, client: { address } }) {
    const now = new Date();
    return { puzzle: await puzzles.create(email, await registrations.next(address, now), now) };
  },
});
