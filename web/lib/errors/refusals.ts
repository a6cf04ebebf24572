import { AppError } from '#shared/errors.ts';

/** Whether a change was refused because it was based on an outdated version of the record. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'CHANGED_MEANWHILE';
}

/** Whether a change was refused because the record was created or deleted elsewhere. */
export function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}

/** Whether the email to confirm is confirmed already, for example in another window. */
export function isConfirmedAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONFLICT' && error.reason === undefined;
}

/** Whether no code was mailed because the last one was sent moments ago. */
export function isCodeJustSent(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'CODE_JUST_SENT';
}

/** Whether a call was refused until the user confirms their identity, with a code for the reason `CODE_REQUIRED`. */
export function isUnconfirmed(error: unknown): error is AppError {
  return error instanceof AppError && (error.reason === 'CONFIRMATION_REQUIRED' || error.reason === 'CODE_REQUIRED');
}

/**
 * Whether a change was not made because the user cancelled the confirmation of their identity: no failure to report.
 */
export function isCancelled(error: unknown): boolean {
  return isUnconfirmed(error);
}
