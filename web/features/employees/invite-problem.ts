import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';

/** Why the invitation failed: the server's message, or a general one (spec 2 §8). */
export function inviteProblem(error: unknown): string {
  if (!(error instanceof AppError) || error.messages.length === 0) return 'Failed to create employee';
  if (error.reason === 'NO_ACCOUNT') {
    return 'This email is not registered in our system. Please make sure the user has created an account first.';
  }
  return friendlyMessages(error).join(' ');
}
