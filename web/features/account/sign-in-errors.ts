import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import type { Failure } from './failure.ts';

/** Messages of a failed sign-in by HTTP status (spec 1 §8). */
const FAILURES: Readonly<Record<number, Failure>> = {
  0: { text: 'Unable to connect to the server. Please check your internet connection.' },
  400: { text: 'Invalid request. Please check your input.' },
  401: { text: 'Invalid email or password. Please try again.' },
  403: { text: 'You do not have permission to access this resource.' },
  404: {
    text: 'User not found. Please check your email or register.',
    toast: 'User not found. Please register first.',
  },
  423: { text: 'Your account has been locked. Please contact support.' },
  500: { text: 'A server error occurred. Please try again later.' },
};

/** Why a sign-in failed, as shown to the user: by status, otherwise the error's own message. */
export function signInFailure(error: unknown): Failure {
  if (error instanceof AppError && error.issues.some(({ path }) => path === 'code')) {
    return { text: friendlyMessages(error).join(' ') };
  }
  const byStatus = error instanceof AppError ? FAILURES[error.status] : undefined;
  const own = error instanceof Error ? error.message : '';
  return byStatus ?? { text: own || 'An unexpected error occurred. Please try again later.' };
}
