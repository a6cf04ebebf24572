/** The rule that every password keeps (spec 1 §5), as people read it. */
export const PASSWORD_RULE =
  'Password must be at least 8 characters long and contain at least one letter and one number';

/** Whether a password is at least 8 characters long with at least one letter and one number. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= 8 && /\p{L}/u.test(password) && /\d/.test(password);
}
