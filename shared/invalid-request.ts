import { AppError } from './errors.ts';
import { type Issue, issueMessage } from './rules.ts';

/** The error of a request that breaks rules. Apart from `AppError`, so that the app's start needs no messages of rules. */
export function invalidRequest(issues: readonly Issue[], options?: ErrorOptions): AppError {
  return new AppError('INVALID_REQUEST', issues.map(issueMessage), { ...options, issues });
}
