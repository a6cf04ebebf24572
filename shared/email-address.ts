import { tidyText } from './tidy-text.ts';

/** The pattern of an email address: zod's own, for code that does not load zod. */
export const EMAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an email address, ignoring surrounding spaces. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(tidyText(text));
}
