import { PASSWORD_RULE } from '#shared/auth/password.ts';
import type { Rule } from '#shared/rules.ts';

export const UNKNOWN = 'An error occurred. Please try again.';
/** What the gateway calls "Too Many Requests". */
export const TOO_MANY_REQUESTS = 'Too many requests. Please wait a moment and try again.';

/** What people read about a broken rule (spec 1 §5), by field and rule where it is about one field only. */
export const FIELD_TEXTS: ReadonlyMap<string, string> = new Map([
  ['items required', 'At least one item is required'],
  ['items array', 'At least one item is required'],
]);

/**
 * What people read about a broken rule of any field: "Due date must be after issue date",
 * "Tax rate must be between 0 and 100", "Please upload a valid image file for the logo".
 * `{field}` and `{other}` are labels, the rest parameters.
 */
export const RULE_TEXTS: Readonly<Record<Rule, string>> = {
  required: '{field} is required',
  unknown: UNKNOWN,
  readOnly: 'the {field} cannot be changed',
  string: '{field} must be text',
  number: '{field} must be a number',
  int: '{field} must be a whole number',
  boolean: UNKNOWN,
  array: UNKNOWN,
  object: UNKNOWN,
  email: 'Please enter a valid email address',
  url: 'Please enter a valid web address',
  date: '{field} must be a valid date',
  phone: 'Please enter a valid phone number',
  image: 'Please upload a valid image file for the {field}',
  recipient: 'The phone number must be the one of the invoice',
  singleLine: '{field} must not contain line breaks or control characters',
  printable: '{field} must not contain control characters',
  notEncoded: '{field} must not contain "=?"',
  supported: '{field} contains characters that are not allowed',
  minLength: '{field} must be at least {min} characters',
  maxLength: '{field} must be at most {max} characters',
  minItems: '{field} must have at least {min} entries',
  maxItems: '{field} can have at most {max} entries',
  maxKilobytes: 'the {field} hold too much text',
  maxDays: '{field} must be at most {max} days after {other}',
  decimals: '{field} can have at most {max} decimal places',
  between: '{field} must be between {min} and {max}',
  greaterThan: '{field} must be greater than {min}',
  min: '{field} must be at least {min}',
  max: '{field} must be at most {max}',
  oneOf: '{field} is not one of the choices',
  after: '{field} must be after {other}',
  minCharge: 'the {field} is under the least amount that can be paid by card',
  maxCharge: 'the {field} is over the largest amount that can be paid by card',
  password: PASSWORD_RULE,
  samePassword: 'Passwords do not match.',
};
