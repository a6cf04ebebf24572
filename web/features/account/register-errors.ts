import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import type { Failure } from './failure.ts';

const TAKEN = 'Email already exists. Please use a different email.';
const FAILED = 'Registration failed. Please try again.';

/** Why a registration failed, as shown to the user (spec 1 §8). */
export function registrationFailure(error: unknown): Failure {
  if (!(error instanceof Error)) {
    return { text: 'An unexpected error occurred during registration.', toast: FAILED };
  }
  if (error instanceof AppError && error.reason === 'EMAIL_TAKEN') return { text: TAKEN, toast: TAKEN };
  if (error instanceof AppError && error.messages.length > 0) {
    return { text: friendlyMessages(error).join(' '), toast: FAILED };
  }
  return { text: error.message || 'An unexpected error occurred. Please try again.', toast: FAILED };
}
