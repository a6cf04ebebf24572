import { AppError } from '#shared/errors.ts';

/** Returns the stage's sender address. Throws UNAVAILABLE if it has none, which means that it sends no email. */
export function requireMailSender(from: string | undefined): string {
  if (!from) throw new AppError('UNAVAILABLE', 'Email service is not configured', { reason: 'NOT_CONFIGURED' });
  return from;
}
