/** The password rule as shown to users (spec 1 §5). */
export const PASSWORD_RULE =
  'Password must be at least 8 characters long and contain at least one letter and one number';

/** Whether a password has at least 8 characters, including a letter and a digit. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= 8 && /\p{L}/u.test(password) && /\d/.test(password);
}

/**
 * The maximum length of a code, whether from an app, from an email or for recovery, with what people type around it.
 */
export const MAX_CODE_LENGTH = 20;
