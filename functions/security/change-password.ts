import type { AccountChanges } from '#functions/domain/people/account-changes.ts';
import { refuseCommonPassword } from '#functions/domain/people/common-passwords.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { type Change, userNotice } from '#functions/domain/people/notices.ts';
import { subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import { activeSession } from '#functions/domain/people/user-sessions.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Identity } from '#functions/services/identity.ts';
import { settingPassword } from '#functions/services/identity-errors.ts';
import { SESSION_ENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { PasswordChange } from '#shared/security/schema.ts';
import { endOtherSessions } from './sessions.ts';
import type { SecurityStore } from './store.ts';

type Dependencies = {
  outbox: Pick<AccountOutbox, 'tell'>;
  accountChanges: AccountChanges;
  store: SecurityStore;
  identity: Pick<Identity, 'setPassword'>;
};

/**
 * Changes the caller's password and ends their other sessions, including those being started with the old password.
 * They end before the change too: a call whose own session has ended, such as by a reset, must not overwrite the new
 * password. Throws INVALID_REQUEST for a password that is too common or that the identity provider rejects,
 * UNAUTHENTICATED if the session has ended.
 */
export async function changePassword(
  dependencies: Dependencies,
  { newPassword }: PasswordChange,
  change: Change,
): Promise<void> {
  const { accountChanges, store, identity } = dependencies;
  const { caller } = change;
  refuseCommonPassword(newPassword, 'newPassword');
  const read = () => readActive(store, caller);
  await accountChanges(caller.userId, read, async (user) => {
    await endOtherSessions(store, caller);
    await settingPassword('newPassword', () => identity.setPassword(subjectOf(user), newPassword));
    await endOtherSessions(store, caller);
  });
  await dependencies.outbox.tell(userNotice('PASSWORD_CHANGED', change));
}

/** The caller as stored. Throws UNAUTHENTICATED if their session has ended. */
async function readActive(store: SecurityStore, { userId, sessionId }: Caller): Promise<UserRecord> {
  const user = await store.find(userId);
  if (user && activeSession(user.sessions, sessionId)) return user;
  throw refusal({ SESSION_ENDED });
}
