import { login } from '#functions/auth/auth.ts';
import type { Table } from '#functions/data/table/table.ts';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { updateUserIndex } from '#functions/domain/people/users.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import { resetPassword } from '#functions/password-reset/reset-password.ts';
import type { Session } from '#shared/auth/schema.ts';
import type { Language } from '#shared/locale/language.ts';
import type { AccountHarness } from './account-harness.ts';
import { isSignedIn } from './is-signed-in.ts';

/** The password that `reset` sets by default. */
export const NEW_PASSWORD = 'new-password-2';
/** The error for an invalid reset link. */
export const REFUSED = { code: 'INVALID_REQUEST', message: 'Invalid or expired reset token' };

/** Requests and uses reset links and signs in, with the accounts of the current harness. */
export function resetCalls(table: Table, current: () => AccountHarness) {
  const all = () => ({
    ...current(),
    links: resetLinks(table),
    attempts: signInAttempts(table),
    updateUserIndex: (user: UserRecord) => updateUserIndex(table, user),
  });
  return {
    all,
    signIn: (email: string, password: string) =>
      login(all(), { email, password }, { ...current(), now: current().clock() }),
    reset: (token: string, newPassword = NEW_PASSWORD, language?: Language) =>
      resetPassword(all(), { token, newPassword, confirmPassword: newPassword, language }, current().client),
    isSignedIn: (session: Session) => isSignedIn(table, session),
    /** Sends a reset link and returns its token. */
    async mailedToken(email: string): Promise<string> {
      await current().queue.add({ kind: 'PASSWORD_RESET', ...newMail(current().clock()), to: email });
      return /token=([\w-]+)/.exec(current().mails.at(-1)?.text ?? '')?.[1] ?? '';
    },
  };
}
