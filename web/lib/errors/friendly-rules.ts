import type { Rule } from '#shared/rules.ts';

export const UNKNOWN = 'An error occurred. Please try again.';
/** What the gateway calls "Too Many Requests". */
export const TOO_MANY_REQUESTS = 'Too many requests. Please wait a moment and try again.';

/**
 * What people read about a broken rule where the contract's words are not theirs, by field and rule or by rule. The
 * others read as in the contract, with the field's label: "Due date must be after issue date",
 * "Tax rate must be between 0 and 100". Of an image: "Please upload a valid image file for the logo".
 */
export const RULE_TEXTS: Readonly<Partial<Record<Rule | `items ${Rule}`, string>>> = {
  'items required': 'At least one item is required',
  'items array': 'At least one item is required',
  unknown: UNKNOWN,
  readOnly: 'the {path} cannot be changed',
  string: '{path} must be text',
  email: 'Please enter a valid email address',
  url: 'Please enter a valid web address',
  phone: 'Please enter a valid phone number',
  image: 'Please upload a valid image file for the {path}',
  recipient: 'the {path} must be the one of the invoice',
  supported: '{path} contains characters that are not allowed',
  maxItems: '{path} can have at most {max} entries',
  maxKilobytes: 'the {path} hold too much text',
  decimals: '{path} can have at most {max} decimal places',
  oneOf: '{path} is not one of the choices',
  minCharge: 'the {path} is under the least amount that can be paid by card',
  maxCharge: 'the {path} is over the largest amount that can be paid by card',
};
