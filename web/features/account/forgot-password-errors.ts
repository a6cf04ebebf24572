import { AppError } from '#shared/errors.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import type { Failure } from './failure.ts';

const TOAST = 'Failed to send password reset instructions. Please try again.';
/** Statuses whose own message says what to do: no connection, an invalid address, too many requests. */
const SELF_EXPLANATORY: ReadonlySet<number> = new Set([0, 400, 429]);

/** Why a reset link could not be requested, as shown to the user (spec 1 §8). */
export function forgotPasswordFailure(error: unknown): Failure {
  const status = error instanceof AppError ? error.status : undefined;
  if (status === 404) {
    return { text: 'User not found with this email.', toast: 'No account found with this email address' };
  }
  const own = status !== undefined && SELF_EXPLANATORY.has(status) ? knownReasons(error).join(' ') : '';
  return { text: own || 'Failed to send reset instructions. Please try again.', toast: TOAST };
}
