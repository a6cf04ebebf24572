import { invalidRequest } from '#shared/errors.ts';
import mostUsed from './common-passwords.json' with { type: 'json' };

let common: ReadonlySet<string> | undefined;

/**
 * Throws INVALID_REQUEST for the field `path` if the password is among the 10,000 most common ones that meet the
 * product's rule, ignoring case.
 */
export function refuseCommonPassword(password: string, path: string): void {
  common ??= new Set(mostUsed.passwords.split(' '));
  if (common.has(password.toLowerCase())) throw invalidRequest([{ path, rule: 'commonPassword' }]);
}
