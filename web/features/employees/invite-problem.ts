import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';

/** The problem of an email without an account. */
export const NO_ACCOUNT =
  'This email is not registered in our system. Please make sure the user has created an account first.';

/** Why the invitation failed: the server's message, or a general one (spec 2 §8). */
export function inviteProblem(error: unknown): string {
  if (!(error instanceof AppError) || error.messages.length === 0) return 'Failed to create employee';
  if (error.reason === 'NO_ACCOUNT') return NO_ACCOUNT;
  return friendlyMessages(error).join(' ');
}
