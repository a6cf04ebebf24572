import { AppError } from '#shared/errors.ts';

/** Whether a change was refused because the record is no longer the version it was made to. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'CHANGED_MEANWHILE';
}
