import { invalidRequest } from '#shared/errors.ts';
import mostUsed from './common-passwords.json' with { type: 'json' };

let common: ReadonlySet<string> | undefined;

/**
 * Refuses the 10,000 most used of the passwords that meet the product's rule, in any case. Throws INVALID_REQUEST;
 * `path` is the field.
 */
export function refuseCommonPassword(password: string, path: string): void {
  common ??= new Set(mostUsed.passwords.split(' '));
  if (common.has(password.toLowerCase())) throw invalidRequest([{ path, rule: 'commonPassword' }]);
}
