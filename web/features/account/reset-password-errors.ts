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
  if (!(error instanceof AppError)) return { text: FAILED };
  const { status, messages, issues } = error;
  if (status === 400) {
    const isUnexplained = messages.length === 0 || issues.some(({ path }) => path === 'token');
    if (isUnexplained) return { text: 'Invalid or expired reset token', link: NEW_LINK };
    const text = friendlyMessages(error).join(' ');
    return issues.length > 0 ? { text } : { text, link: NEW_LINK };
  }
  // The messages for no connection and too many requests say what to do.
  if (status === 0 || status === 429) return { text: friendlyMessages(error).join(' ') };
  return { text: FAILED };
}

const FAILED = 'Failed to reset password. Please try again.';
