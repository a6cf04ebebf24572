import type { PasswordReset } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { paths } from '#web/lib/paths.ts';
import { newPasswordProblem } from '#web/ui/forms/new-password-fields.tsx';
import type { Failure } from './failure.ts';

const NEW_LINK = { label: 'Request a new link', to: paths.forgotPassword } as const;

/** Why a reset cannot be sent, as shown to the user; undefined if it can (spec 1 §5). */
export function resetProblem({ token, ...passwords }: PasswordReset): Failure | undefined {
  if (!token) return { text: 'Invalid reset token', link: NEW_LINK };
  const problem = newPasswordProblem(passwords);
  return problem ? { text: problem } : undefined;
}

/** Why a reset failed, as shown to the user; for an invalid link, with a link to request a new one (spec 1 §8). */
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
