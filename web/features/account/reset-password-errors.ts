import { isAcceptablePassword, PASSWORD_RULE } from '#shared/auth/password.ts';
import type { PasswordReset } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#web/app/paths.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import type { Failure } from './failure.ts';

const NEW_LINK = { label: 'Request a new link', to: paths.forgotPassword } as const;

/** What prevents a reset from being sent, in words for people; undefined if nothing does (spec 1 §5). */
export function resetProblem({ token, newPassword, confirmPassword }: PasswordReset): Failure | undefined {
  if (!token) return { text: 'Invalid reset token', link: NEW_LINK };
  if (newPassword !== confirmPassword) return { text: 'Passwords do not match' };
  if (!isAcceptablePassword(newPassword)) return { text: PASSWORD_RULE };
  return undefined;
}

/** Why a reset failed, in words for people; for an invalid link, with a link to request a new one (spec 1 §8). */
export function resetFailure(error: unknown): Failure {
  const { status, messages } = error instanceof AppError ? error : { status: undefined, messages: [] };
  if (status === 400) {
    const isAboutToken = messages.every((message) => message.startsWith('token '));
    if (isAboutToken) return { text: 'Invalid or expired reset token', link: NEW_LINK };
    const text = friendlyMessages(error).join(' ');
    return messages.some(isAboutPassword) ? { text } : { text, link: NEW_LINK };
  }
  // The messages for no connection and too many requests say what to do.
  if (status === 0 || status === 429) return { text: friendlyMessages(error).join(' ') };
  return { text: 'Failed to reset password. Please try again.' };
}

function isAboutPassword(message: string): boolean {
  return message === PASSWORD_RULE || /^(?:new|confirm)Password /.test(message);
}
