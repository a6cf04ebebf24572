import { expect, it } from 'vitest';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { friendlyMessage, friendlyMessages, knownReasons } from './friendly-messages.ts';

const UNKNOWN = 'An error occurred. Please try again.';

it.each([
  ['billingEmail must be an email', 'Please enter a valid email address'],
  ['items is required', 'At least one item is required'],
  ['items must be an array', 'At least one item is required'],
  ['dueDate must be after issueDate', 'Due date must be after issue date'],
  ['taxRate must be between 0 and 100', 'Tax rate must be between 0 and 100'],
  ['logo must be a valid image file', 'Please upload a valid image file for the logo'],
  ['signature must be a valid image file', 'Please upload a valid image file for the signature'],
  ['phone must be a valid phone number', 'Please enter a valid phone number'],
  ['website must be a valid URL', 'Please enter a valid web address'],
  ['issueDate must be a valid date', 'Issue date must be a valid date'],
  ['notes must be a string', 'Notes must be text'],
  ['duration must be a whole number', 'Duration must be a whole number'],
  ['amount must be greater than 0', 'Amount must be greater than 0'],
  ['amount must be a positive number', 'Amount must be greater than 0'],
  ['price must be at least 0', 'Price must be at least 0'],
  ['discountValue must be at most 100', 'Discount must be at most 100'],
  ['discountValue must be between 0 and 100', 'Discount must be between 0 and 100'],
  ['shortDescription must be at least 3 characters', 'Short description must be at least 3 characters'],
  ['billingAddress must be at most 200 characters', 'Customer address must be at most 200 characters'],
  ['items must have at most 200 entries', 'Items can have at most 200 entries'],
  ['taxValue must have at most 4 decimal places', 'Tax can have at most 4 decimal places'],
  ['paymentMethod must be one of card, bank', 'Payment method is not one of the choices'],
  ['billingName must not contain "=?"', 'Customer name must not contain "=?"'],
  [
    'billingName must not contain line breaks or control characters',
    'Customer name must not contain line breaks or control characters',
  ],
  ['billingName must not contain unsupported characters', 'Customer name contains characters that are not allowed'],
  ['invoiceNumber cannot be changed', 'The invoice number cannot be changed'],
  ['Too Many Requests', 'Too many requests. Please wait a moment and try again.'],
])('reads %j as %j', (message, text) => {
  expect(friendlyMessage(message)).toBe(text);
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
  expect(friendlyMessage(`${field} is required`)).toBe(`${label} is required`);
  expect(friendlyMessage(`${field} should not be empty`)).toBe(`${label} is required`);
  expect(friendlyMessage(`${field} must be a number`)).toBe(`${label} must be a number`);
});

it.each([
  ['items.0.name is required', 'Line 1: Item name is required'],
  ['items.11.quantity must be greater than 0', 'Line 12: Item quantity must be greater than 0'],
  ['items.2.rate must be a number', 'Line 3: Item rate must be a number'],
  ['items.2.rate is odd', `Line 3: ${UNKNOWN}`],
])('names the line of %j', (message, text) => {
  expect(friendlyMessage(message)).toBe(text);
});

it.each([
  'Your account has been locked. Please contact support.',
  'The PDF could not be created. Please try again later.',
  'Invoice number INV-7 already exists',
  'An invoice paid by card stays paid',
  'A customer with this email already exists',
  'User not found with this email',
  PASSWORD_RULE,
])('keeps messages written for people: %s', (message) => {
  expect(friendlyMessage(message)).toBe(message);
});

it.each([
  '',
  'ECONNRESET',
  'ECONNRESET in a socket',
  'Internal Server Error',
  'Unauthorized',
  'property role should not exist',
  'name is odd',
  'constructor',
])('shows a general message for %j', (message) => {
  expect(friendlyMessage(message)).toBe(UNKNOWN);
});

it('names the field of an error that comes with one', () => {
  expect(friendlyMessage('email: email is required')).toBe('Email: Email is required');
  expect(friendlyMessage('email: gibberish')).toBe(`Email: ${UNKNOWN}`);
});

it('reports each broken rule of an error once', () => {
  const error = new AppError('INVALID_REQUEST', ['items is required', 'items is required', 'currency is required']);
  expect(friendlyMessages(error)).toEqual(['At least one item is required', 'Currency is required']);
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
  ['an error of the program', new TypeError('x is not a function'), UNKNOWN],
  ['nothing at all', undefined, UNKNOWN],
  ['no connection', new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
])('has a message for %s', (_, error, text) => {
  expect(friendlyMessages(error)).toEqual([text]);
});

it('leaves the general message out of the reasons, since whoever shows them says what failed', () => {
  expect(knownReasons(new AppError('UNEXPECTED', ['Internal Server Error', 'ECONNRESET']))).toEqual([]);
  expect(knownReasons(new AppError('INVALID_REQUEST', ['name is odd', 'items is required']))).toEqual([
    'At least one item is required',
  ]);
  expect(knownReasons(new TypeError('x is not a function'))).toEqual([]);
});
