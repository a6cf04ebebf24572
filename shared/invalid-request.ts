import { AppError } from './errors.ts';
import { type Issue, issueMessage } from './rules.ts';

/** The error of a request that breaks rules. Not beside `AppError`: the app's first screen needs no rules' messages. */
export function invalidRequest(issues: readonly Issue[], options?: ErrorOptions): AppError {
  return new AppError('INVALID_REQUEST', issues.map(issueMessage), { ...options, issues });
}
