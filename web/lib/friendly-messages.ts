import { PASSWORD_RULE } from '#shared/auth/password.ts';
import { AppError } from '#shared/errors.ts';

const UNKNOWN = 'An error occurred. Please try again.';

/** What went wrong, one text for people per broken rule and never an empty list (spec 1 §5). */
export function friendlyMessages(error: unknown): string[] {
  const messages = error instanceof AppError ? error.messages : [];
  return messages.length ? [...new Set(messages.map(friendlyMessage))] : [UNKNOWN];
}

/** A server's message, or a field with its message, in words for people; unknown ones become a plain apology. */
export function friendlyMessage(message: string | { field: string; message: string }): string {
  if (typeof message !== 'string') return `${capitalised(message.field)}: ${friendlyMessage(message.message)}`;
  if (isForPeople(message)) return message;
  const exact = EXACT[message];
  if (exact) return exact;
  const [, line, itemRule] = /^items\.(\d+)\.(.+)$/.exec(message) ?? [];
  if (line && itemRule) return `Line ${Number(line) + 1}: ${byRule(itemRule, ITEM_FIELDS) ?? UNKNOWN}`;
  return byRule(message, FIELDS) ?? UNKNOWN;
}

/** Sentences of the server that already speak to people but end without a period. */
const FOR_PEOPLE: readonly RegExp[] = [
  /^Invoice number .+ already exists$/,
  /^This invoice was cancelled$/,
  /^This business does not take card payments$/,
  /^The (status|amounts) of an invoice paid by card cannot be changed$/,
  /^An invoice paid by card cannot be deleted$/,
  /^(Payment settings|Company|Email) already exists?$/,
  /^(Invoice|Company|Profile|Payment settings|User) not found( with this email)?$/,
  /^Please sign in( again)?$/,
  /^The request is too large$/,
];

function isForPeople(message: string): boolean {
  return (
    message === PASSWORD_RULE ||
    /^[A-Z].* .*[.!?]$/.test(message) ||
    FOR_PEOPLE.some((sentence) => sentence.test(message))
  );
}

const EXACT: Readonly<Record<string, string>> = {
  'items is required': 'At least one item is required',
  'items must be an array': 'At least one item is required',
  'dueDate must be after issueDate': 'Due date must be after issue date',
  'taxRate must be between 0 and 100': 'Tax rate must be between 0 and 100',
  'logo must be a valid image file': 'Please upload a valid image file for the logo',
  'signature must be a valid image file': 'Please upload a valid image file for the signature',
  'phoneNumber must be a valid phone number': 'Please enter a valid phone number',
  'phoneNumber must be the phone number of the invoice': 'The phone number must be the one of the invoice',
  'items must be at most 300 KB together': 'The items hold too much text',
  'invoiceNumber cannot be changed': 'The invoice number cannot be changed',
  'email cannot be changed': 'The email cannot be changed',
  'total is under the least amount that can be paid by card':
    'The total is under the least amount that can be paid by card',
};

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  phone: 'Phone',
  phoneNumber: 'Phone number',
  address: 'Address',
  city: 'City',
  zip: 'ZIP code',
  country: 'Country',
  website: 'Website',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
  companyName: 'Company name',
  companyAddress: 'Company address',
  companyCity: 'Company city',
  companyZip: 'Company ZIP code',
  companyCountry: 'Company country',
  companyPhone: 'Company phone',
  companyEmail: 'Company email',
  billingName: 'Customer name',
  billingEmail: 'Customer email',
  billingPhone: 'Customer phone',
  billingAddress: 'Customer address',
  billingCity: 'Customer city',
  billingProvince: 'Customer province',
  billingZip: 'Customer ZIP code',
  billingCountry: 'Customer country',
  invoiceNumber: 'Invoice number',
  issueDate: 'Issue date',
  dueDate: 'Due date',
  currency: 'Currency',
  preferredCurrency: 'Preferred currency',
  paymentTerms: 'Payment terms',
  paymentMethod: 'Payment method',
  paymentStatus: 'Payment status',
  status: 'Status',
  amount: 'Amount',
  additionalNotes: 'Notes',
  items: 'Items',
  discountType: 'Discount type',
  discountValue: 'Discount',
  shippingType: 'Shipping type',
  shippingValue: 'Shipping',
  taxType: 'Tax type',
  taxValue: 'Tax',
  taxRate: 'Tax rate',
  total: 'Total',
  bankName: 'Bank name',
  accountName: 'Account name',
  accountNumber: 'Account number',
  swiftCode: 'SWIFT code',
  iban: 'IBAN',
  eTransferEmail: 'E-transfer email',
};

const ITEM_FIELDS: Readonly<Record<string, string>> = {
  name: 'Item name',
  description: 'Item description',
  quantity: 'Item quantity',
  rate: 'Item rate',
};

/** What the server says of a field, in its own words and in ours; `$1` and `$2` are what the rule names. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(?:is required|should not be empty)$/, '{field} is required'],
  [/^must be an email$/, 'Please enter a valid email address'],
  [/^must be a valid URL$/, 'Please enter a valid web address'],
  [/^must be a string$/, '{field} must be text'],
  [/^must be a number$/, '{field} must be a number'],
  [/^must be a whole number$/, '{field} must be a whole number'],
  [/^must be a valid date$/, '{field} must be a valid date'],
  [/^must be (?:greater than 0|a positive number)$/, '{field} must be greater than 0'],
  [/^must be greater than ([\d.]+)$/, '{field} must be greater than $1'],
  [/^must be at least ([\d.]+)$/, '{field} must be at least $1'],
  [/^must be at most ([\d.]+)$/, '{field} must be at most $1'],
  [/^must be between ([\d.]+) and ([\d.]+)$/, '{field} must be between $1 and $2'],
  [/^must be at most (\d+) characters$/, '{field} must be at most $1 characters'],
  [/^must have at most (\d+) entries$/, '{field} can have at most $1 entries'],
  [/^must have at most (\d+) decimal places$/, '{field} can have at most $1 decimal places'],
  [/^must be one of .+$/, '{field} is not one of the choices'],
  [/^must not contain characters of that kind$/, '{field} contains characters that are not allowed'],
];

function byRule(message: string, fields: Readonly<Record<string, string>>): string | undefined {
  const [, path = '', rule = ''] = /^(\S+) (.+)$/.exec(message) ?? [];
  const found = RULES.find(([pattern]) => pattern.test(rule));
  return found && rule.replace(found[0], found[1]).replace('{field}', fields[path] ?? 'This field');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
