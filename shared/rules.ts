import { PASSWORD_RULE } from './auth/password.ts';
import { fillTemplate } from './fill-template.ts';

/**
 * Every rule of a request with its message in the contract (spec 1 §5). `{path}` is the field's name, other
 * placeholders are the rule's parameters.
 */
export const RULES = {
  required: '{path} is required',
  unknown: 'property {path} should not exist',
  readOnly: '{path} cannot be changed',
  string: '{path} must be a string',
  number: '{path} must be a number',
  int: '{path} must be a whole number',
  boolean: '{path} must be a boolean',
  array: '{path} must be an array',
  object: '{path} must be an object',
  asciiMailbox: '{path} must have no accented or non-Latin letters before the @',
  email: '{path} must be an email',
  url: '{path} must be a valid URL',
  date: '{path} must be a valid date',
  phone: '{path} must be a valid phone number',
  image: '{path} must be a valid image file',
  color: '{path} must be a colour such as #0b6b58',
  taxNumber: '{path} must be a valid registration number',
  skipped: '{path} is skipped by the clocks on that day',
  repeated: '{path} is shown twice by the clocks on that day: {first} and {second}',
  timeZone: '{path} must be a time zone such as America/Toronto',
  smsNumber: '{path} must be a number that can receive SMS',
  smsCountry: '{path} must be a number in a country to which SMS are sent',
  recipient: '{path} must be the phone number of the invoice',
  singleLine: '{path} must not contain line breaks or control characters',
  printable: '{path} must not contain control characters',
  notEncoded: '{path} must not contain "=?"',
  noAddress: '{path} must not contain a web or email address',
  placeholder: '{path} must not contain the unknown placeholder {placeholder}',
  digits: '{path} must be {count} digits',
  supported: '{path} must not contain unsupported characters',
  minLength: '{path} must be at least {min} characters',
  maxLength: '{path} must be at most {max} characters',
  minItems: '{path} must have at least {min} entries',
  maxItems: '{path} must have at most {max} entries',
  unique: '{path} must not be given twice',
  maxKilobytes: '{path} must be at most {max} KB together',
  maxDays: '{path} must be at most {max} days after {other}',
  decimals: '{path} must have at most {max} decimal places',
  between: '{path} must be between {min} and {max}',
  greaterThan: '{path} must be greater than {min}',
  min: '{path} must be at least {min}',
  max: '{path} must be at most {max}',
  oneOf: '{path} must be one of {values}',
  after: '{path} must be after {other}',
  notInFuture: '{path} must not be in the future',
  minCharge: '{path} is below the minimum for card payments',
  maxCharge: '{path} is above the maximum for card payments',
  password: PASSWORD_RULE,
  commonPassword: 'This password is on the list of the most used ones. Please choose another.',
  wrongCode: 'This code is not correct. Please try again.',
  wrongPassword: 'This password is not correct.',
  samePassword: 'Passwords do not match.',
} as const;

export type Rule = keyof typeof RULES;

/** A broken rule of a request. `path` is the field, such as `items.0.rate`; empty if it is the request itself. */
export type Issue = {
  readonly path: string;
  readonly rule: Rule;
  /** The rule's parameters, such as `{ max: 100 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
};

/** The message of the contract for an issue, such as `billingEmail must be an email`. */
export function issueMessage({ path, rule, params }: Issue): string {
  return fillTemplate(RULES[rule], { ...params, path: path || 'request' });
}

/** Whether this is the name of a rule. */
export function isRule(name: unknown): name is Rule {
  return typeof name === 'string' && Object.hasOwn(RULES, name);
}
