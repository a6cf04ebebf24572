import { openTable } from '#functions/data/table/table.ts';
import { accountChangesIn } from '#functions/domain/people/account-changes.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { securityRoutes } from '#shared/api/security.ts';
import { changePassword } from './change-password.ts';
import * as factor from './second-factor.ts';
import { endSession, listSessions, signOutEverywhere } from './sessions.ts';
import { securityStore } from './store.ts';

const table = openTable();
const store = securityStore(table);
const dependencies = {
  accountChanges: accountChangesIn(table),
  store,
  identity: cognitoIdentity(),
  sealer: sealerOf(),
  outbox: accountOutbox(table),
};

export const handler = serve(securityRoutes, membersIn(table), {
  sessions: ({ caller }) => listSessions(store, caller),
  endSession: ({ caller, params }) => endSession(store, caller, params.id),
  signOutEverywhere: ({ caller, client }) => signOutEverywhere(dependencies, { caller, client, now: new Date() }),
  changePassword: ({ caller, client, body }) => changePassword(dependencies, body, { caller, client, now: new Date() }),
  secondFactor: ({ caller }) => factor.readSecondFactor(store, caller),
  startSecondFactor: ({ caller }) => factor.startSecondFactor(dependencies, caller),
  enableSecondFactor: ({ caller, client, body }) =>
    factor.enableSecondFactor(dependencies, body, { caller, client, now: new Date() }),
  disableSecondFactor: ({ caller, client }) =>
    factor.disableSecondFactor(dependencies, { caller, client, now: new Date() }),
  renewRecoveryCodes: ({ caller, client }) =>
    factor.renewRecoveryCodes(dependencies, { caller, client, now: new Date() }),
});
