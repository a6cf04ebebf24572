import { AppError } from '#shared/errors.ts';

/** What a failed sign-in reads, by HTTP status (spec 1 §8). */
const TEXTS: Readonly<Record<number, string>> = {
  0: 'Unable to connect to the server. Please check your internet connection.',
  400: 'Invalid request. Please check your input.',
  401: 'Invalid email or password. Please try again.',
  403: 'You do not have permission to access this resource.',
  404: 'User not found. Please check your email or register.',
  423: 'Your account has been locked. Please contact support.',
  500: 'A server error occurred. Please try again later.',
};

/** Why a sign-in failed, in words for people: by status, otherwise the error's own message. */
export function signInErrorText(error: unknown): string {
  const byStatus = error instanceof AppError ? TEXTS[error.status] : undefined;
  const own = error instanceof Error ? error.message : '';
  return byStatus ?? (own || 'An unexpected error occurred. Please try again later.');
}
