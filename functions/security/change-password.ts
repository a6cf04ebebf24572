import { refuseCommonPassword } from '#functions/data/people/common-passwords.ts';
import { type Change, type Notifier, notifyUser } from '#functions/data/people/user-notice.ts';
import type { Identity } from '#functions/services/identity.ts';
import { isRefusedPassword } from '#functions/services/identity-errors.ts';
import { invalidRequest } from '#shared/errors.ts';
import type { PasswordChange } from '#shared/security/schema.ts';
import { endOtherSessions } from './sessions.ts';
import type { SecurityStore } from './store.ts';

type Dependencies = Notifier & { store: SecurityStore; identity: Pick<Identity, 'setPassword'> };

/**
 * Changes the caller's password and ends their other sessions, including those being started with the old password. They
 * end before the change too: a call whose own session has ended, such as by a reset, must not overwrite the new password.
 * Throws INVALID_REQUEST for a password that is too common or that the identity provider rejects, UNAUTHENTICATED if the
 * session has ended.
 */
export async function changePassword(
  dependencies: Dependencies,
  { newPassword }: PasswordChange,
  change: Change,
): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword');
  await endOtherSessions(dependencies.store, change.caller);
  try {
    await dependencies.identity.setPassword(change.caller.email, newPassword);
  } catch (error) {
    throw isRefusedPassword(error)
      ? invalidRequest([{ path: 'newPassword', rule: 'password' }], { cause: error })
      : error;
  }
  await endOtherSessions(dependencies.store, change.caller);
  await notifyUser(dependencies, 'Your password was changed', change);
}
