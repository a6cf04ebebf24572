import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invalidRequest } from '#shared/invalid-request.ts';

/** Next to this module, and next to the bundles that import it. */
const FILE = join(import.meta.dirname, 'common-passwords.json');

let common: ReadonlySet<string> | undefined;

/**
 * Throws INVALID_REQUEST for the field `path` if the password is among the 10,000 most common ones that meet the
 * product's rule, ignoring case.
 */
export function refuseCommonPassword(password: string, path: string): void {
  common ??= readPasswords();
  if (common.has(password.toLowerCase())) throw invalidRequest([{ path, rule: 'commonPassword' }]);
}

function readPasswords(): ReadonlySet<string> {
  const { passwords } = JSON.parse(readFileSync(FILE, 'utf8')) as { passwords: string };
  return new Set(passwords.split(' '));
}
