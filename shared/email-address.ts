import { tidyText } from './tidy-text.ts';

/** The pattern of an e-mail address: zod's own, for code that does not load zod. */
export const EMAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an e-mail address, ignoring surrounding spaces. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(tidyText(text));
}
