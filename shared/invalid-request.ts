import { AppError, type ErrorParams } from './errors.ts';
import type { RefusalReason } from './refusals/refusals.ts';
import { type Issue, issueMessage } from './rules.ts';

/** The error of a request that breaks rules. Not beside `AppError`: the app's first screen needs no rules' messages. */
export function invalidRequest(
  issues: readonly Issue[],
  options?: ErrorOptions & { readonly reason?: RefusalReason; readonly params?: ErrorParams },
): AppError {
  return new AppError('INVALID_REQUEST', issues.map(issueMessage), { ...options, issues });
}
