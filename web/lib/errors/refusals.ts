import { AppError } from '#shared/errors.ts';
import { RoleChangedError } from '#web/lib/api/call-errors.ts';

/** Whether a change was refused because it was based on an outdated version of the record. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'CHANGED_MEANWHILE';
}

/**
 * The record that an earlier request created under the same client's id, with other content, if that is why this one was
 * refused; null if it has been deleted since, undefined for any other failure.
 */
export function createdBefore(error: unknown): string | null | undefined {
  if (!(error instanceof AppError) || error.reason !== 'ALREADY_CREATED') return undefined;
  const { record } = error.params;
  return record === undefined ? null : String(record);
}

/** Whether a change was refused because the record was created or deleted elsewhere. */
export function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}

/** Whether the email to confirm is confirmed already, for example in another window. */
export function isConfirmedAlready(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'ALREADY_VERIFIED';
}

/** Seconds until a code can be emailed, if none was since the last one was sent moments ago; undefined otherwise. */
export function secondsUntilCode(error: unknown): number | undefined {
  if (!(error instanceof AppError) || error.reason !== 'CODE_JUST_SENT') return undefined;
  return Number(error.params.seconds);
}

/**
 * Whether a call was refused until the user confirms their identity, with a code if the reason is `CODE_REQUIRED`.
 * `call` asks for the confirmation itself: if it throws this error, the user cancelled, and there is no failure to
 * report.
 */
export function isUnconfirmed(error: unknown): error is AppError {
  return error instanceof AppError && (error.reason === 'CONFIRMATION_REQUIRED' || error.reason === 'CODE_REQUIRED');
}

/** Whether the user knows of a failure already: they cancelled the confirmation, or lost the role that the call needs. */
export function isToldAlready(error: unknown): boolean {
  return isUnconfirmed(error) || error instanceof RoleChangedError;
}

/** The response of a call, or null if the server refused it; throws on a missing response or overload. */
export async function nullIfRefused<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && [400, 401].includes(error.status)) return null;
    throw error;
  }
}
