import { expect, it } from 'vitest';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { Issue } from '#shared/rules.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { friendlyMessages, issueText, knownReasons } from './friendly-messages.ts';

const UNKNOWN = 'An error occurred. Please try again.';

it.each<[string, Issue['rule'], Issue['params'], string]>([
  ['billingEmail', 'email', undefined, 'Please enter a valid email address'],
  ['items', 'required', undefined, 'At least one item is required'],
  ['items', 'array', undefined, 'At least one item is required'],
  ['dueDate', 'after', { other: 'issueDate' }, 'Due date must be after issue date'],
  ['taxRate', 'between', { min: 0, max: 100 }, 'Tax rate must be between 0 and 100'],
  ['logo', 'image', undefined, 'Please upload a valid image file for the logo'],
  ['signature', 'image', undefined, 'Please upload a valid image file for the signature'],
  ['phone', 'phone', undefined, 'Please enter a valid phone number'],
  ['website', 'url', undefined, 'Please enter a valid web address'],
  ['issueDate', 'date', undefined, 'Issue date must be a valid date'],
  ['notes', 'string', undefined, 'Notes must be text'],
  ['duration', 'int', undefined, 'Duration must be a whole number'],
  ['amount', 'greaterThan', { min: 0 }, 'Amount must be greater than 0'],
  ['price', 'min', { min: 0 }, 'Price must be at least 0'],
  ['discountValue', 'max', { max: 100 }, 'Discount must be at most 100'],
  ['shortDescription', 'minLength', { min: 3 }, 'Short description must be at least 3 characters'],
  ['billingAddress', 'maxLength', { max: 200 }, 'Customer address must be at most 200 characters'],
  ['items', 'maxItems', { max: 200 }, 'Items can have at most 200 entries'],
  ['taxValue', 'decimals', { max: 4 }, 'Tax can have at most 4 decimal places'],
  ['paymentMethod', 'oneOf', undefined, 'Payment method is not one of the choices'],
  ['billingName', 'notEncoded', undefined, 'Customer name must not contain "=?"'],
  ['billingName', 'singleLine', undefined, 'Customer name must not contain line breaks or control characters'],
  ['billingName', 'supported', undefined, 'Customer name contains characters that are not allowed'],
  ['invoiceNumber', 'readOnly', undefined, 'The invoice number cannot be changed'],
  ['role', 'unknown', undefined, 'An error occurred. Please try again.'],
  ['items.0.name', 'required', undefined, 'Line 1: Item name is required'],
  ['items.11.quantity', 'greaterThan', { min: 0 }, 'Line 12: Item quantity must be greater than 0'],
  ['items.2.rate', 'number', undefined, 'Line 3: Item rate must be a number'],
  ['password', 'password', undefined, PASSWORD_RULE],
])('words the broken rule %s %s (%j) as %j', (path, rule, params, text) => {
  expect(issueText({ path, rule, ...(params && { params }) })).toBe(text);
});

it.each([
  ['name', 'Name'],
  ['address', 'Address'],
  ['city', 'City'],
  ['zip', 'Postal code'],
  ['country', 'Country'],
  ['phone', 'Phone'],
  ['companyName', 'Company name'],
  ['companyAddress', 'Company address'],
  ['companyZip', 'Company postal code'],
  ['billingName', 'Customer name'],
  ['billingZip', 'Customer postal code'],
  ['invoiceNumber', 'Invoice number'],
  ['issueDate', 'Issue date'],
  ['dueDate', 'Due date'],
  ['currency', 'Currency'],
  ['paymentTerms', 'Payment terms'],
  ['paymentMethod', 'Payment method'],
  ['paymentStatus', 'Payment status'],
  ['amount', 'Amount'],
  ['additionalNotes', 'Notes'],
  ['eTransferEmail', 'E-Transfer email'],
  ['swiftCode', 'SWIFT code'],
  ['shortDescription', 'Short description'],
  ['customerId', 'Customer'],
  ['startTime', 'Start time'],
  ['confirmPassword', 'Password confirmation'],
  ['customer.city', 'City'],
  ['employees.3', 'Employees'],
  ['value', 'This field'],
])('calls the field %s %s', (field, label) => {
  expect(issueText({ path: field, rule: 'required' })).toBe(`${label} is required`);
});

it('reports each broken rule of an error once', () => {
  const items: Issue = { path: 'items', rule: 'required' };
  expect(friendlyMessages(invalidRequest([items, items, { path: 'currency', rule: 'required' }]))).toEqual([
    'At least one item is required',
    'Currency is required',
  ]);
});

it('uses an error’s issues, not its messages', () => {
  const error = new AppError('INVALID_REQUEST', 'x', {
    issues: [
      { path: 'items', rule: 'required' },
      { path: 'items.1.rate', rule: 'decimals', params: { max: 2 } },
      { path: 'dueDate', rule: 'after', params: { other: 'issueDate' } },
    ],
  });
  expect(friendlyMessages(error)).toEqual([
    'At least one item is required',
    'Line 2: Item rate can have at most 2 decimal places',
    'Due date must be after issue date',
  ]);
});

it.each([
  ['an error without a message', new AppError('UNEXPECTED', []), UNKNOWN],
  [
    'too many requests',
    new AppError('TOO_MANY_REQUESTS', []),
    'Too many requests. Please wait a moment and try again.',
  ],
  [
    'a refusal',
    new AppError('CONFLICT', 'This invoice was cancelled', { reason: 'CANCELLED' }),
    'This invoice was cancelled',
  ],
  ['an error of the program', new TypeError('x is not a function'), UNKNOWN],
  ['nothing at all', undefined, UNKNOWN],
  ['no connection', new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
])('has a message for %s', (_, error, text) => {
  expect(friendlyMessages(error)).toEqual([text]);
});

it('leaves the general message out of the reasons, since whoever shows them says what failed', () => {
  expect(knownReasons(new AppError('UNEXPECTED', []))).toEqual([]);
  expect(
    knownReasons(
      invalidRequest([
        { path: 'role', rule: 'unknown' },
        { path: 'items', rule: 'required' },
      ]),
    ),
  ).toEqual(['At least one item is required']);
  expect(knownReasons(new TypeError('x is not a function'))).toEqual([]);
});
