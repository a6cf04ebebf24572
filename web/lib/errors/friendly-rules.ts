/** Messages of the server that are told in words of their own (spec 1 §5). */
export const TEXTS: ReadonlyMap<string, string> = new Map([
  ['items is required', 'At least one item is required'],
  ['items must be an array', 'At least one item is required'],
  ['items must be at most 300 KB together', 'The items hold too much text'],
  ['dueDate must be after issueDate', 'Due date must be after issue date'],
  ['phoneNumber must be the phone number of the invoice', 'The phone number must be the one of the invoice'],
  [
    'total is under the least amount that can be paid by card',
    'The total is under the least amount that can be paid by card',
  ],
  ['Too Many Requests', 'Too many requests. Please wait a moment and try again.'],
]);

/**
 * What the server says of any field, in its own words and in ours, such as "Tax rate must be between 0 and 100" or
 * "Please upload a valid image file for the logo"; `$1` is what the rule names, `$&` all of it.
 */
export const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(?:is required|should not be empty)$/, '{field} is required'],
  [/^must be an email$/, 'Please enter a valid email address'],
  [/^must be a valid URL$/, 'Please enter a valid web address'],
  [/^must be a valid phone number$/, 'Please enter a valid phone number'],
  [/^must be a valid image file$/, 'Please upload a valid image file for the {field}'],
  [/^must be a string$/, '{field} must be text'],
  [/^must be a positive number$/, '{field} must be greater than 0'],
  [/^must be (?:a (?:whole )?number|a valid date|between [\d.]+ and [\d.]+)$/, '{field} $&'],
  [/^must be (?:greater than|at least|at most) [\d.]+(?: characters)?$/, '{field} $&'],
  [/^must have at most (\d+ (?:entries|decimal places))$/, '{field} can have at most $1'],
  [/^must be one of .+$/, '{field} is not one of the choices'],
  [/^must not contain unsupported characters$/, '{field} contains characters that are not allowed'],
  [/^must not contain (?:line breaks|control characters|"=\?").*$/, '{field} $&'],
  [/^cannot be changed$/, 'the {field} cannot be changed'],
];
