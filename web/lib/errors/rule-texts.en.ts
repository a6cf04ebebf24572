import { RULES, type Rule } from '#shared/rules.ts';
import { t } from './texts.en.ts';

/**
 * What people read of a broken rule, by field and rule or by rule; most as in the contract, with the field's name:
 * "Due date must be after issue date", "Tax rate must be between 0 and 100".
 */
export const RULE_TEXTS: Readonly<Record<Rule, string>> & Readonly<Record<string, string>> = {
  ...RULES,
  'items required': 'At least one item is required',
  'items array': 'At least one item is required',
  unknown: t.unknown,
  readOnly: 'the {path} cannot be changed',
  string: '{path} must be text',
  asciiMailbox:
    'We cannot send email to addresses with accented or non-Latin letters before the @. Please use another one.',
  email: 'Please enter a valid email address',
  url: 'Please enter a valid web address',
  phone: 'Please enter a valid phone number',
  color: 'Please enter a colour such as #0b6b58',
  taxNumber: '{path} is not complete, or has a typing mistake',
  timeZone: 'Please choose a time zone from the list',
  smsNumber: 'We cannot send SMS to this number. Use one that is not toll-free or premium-rate.',
  smsCountry: 'We cannot send SMS to this country yet. Please send it by email.',
  'logo image': 'Please upload a valid image file for the logo',
  'signature image': 'Please upload a valid image file for the signature',
  recipient: "the {path} must match the invoice's",
  placeholder: 'There is no placeholder {placeholder}',
  supported: '{path} contains characters that are not allowed',
  maxItems: '{path} can have at most {max} entries',
  maxKilobytes: 'the {path} contain too much text',
  decimals: '{path} can have at most {max} decimal places',
  oneOf: '{path} is not one of the choices',
  minCharge: 'the {path} is below the minimum for card payments',
  maxCharge: 'the {path} is above the maximum for card payments',
};

/** A rule's value as its text shows it. */
export const shownLimit = (value: string | number) => value;
