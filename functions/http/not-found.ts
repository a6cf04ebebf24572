import { AppError } from '#shared/errors.ts';

/** Returns the value. Throws NOT_FOUND for `what` if there is none, or if a removal returned false. */
export function orNotFound<Value>(value: Value | null | undefined | false, what: string): Value {
  if (value === null || value === undefined || value === false) throw new AppError('NOT_FOUND', `${what} not found`);
  return value;
}
