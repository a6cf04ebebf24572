import { expect, it } from 'vitest';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from './connection-error.ts';
import { friendlyMessage, friendlyMessages } from './friendly-messages.ts';

const UNKNOWN = 'An error occurred. Please try again.';

it.each([
  ['billingEmail must be an email', 'Please enter a valid email address'],
  ['items is required', 'At least one item is required'],
  ['dueDate must be after issueDate', 'Due date must be after issue date'],
  ['taxRate must be between 0 and 100', 'Tax rate must be between 0 and 100'],
  ['logo must be a valid image file', 'Please upload a valid image file for the logo'],
  ['name is required', 'Name is required'],
  ['billingName is required', 'Customer name is required'],
  ['companyZip is required', 'Company ZIP code is required'],
  ['invoiceNumber should not be empty', 'Invoice number is required'],
  ['issueDate must be a valid date', 'Issue date must be a valid date'],
  ['paymentMethod must be one of card, bank', 'Payment method is not one of the choices'],
  ['amount must be greater than 0', 'Amount must be greater than 0'],
  ['discountValue must be at most 100', 'Discount must be at most 100'],
  ['discountValue must be between 0 and 100', 'Discount must be between 0 and 100'],
  ['billingAddress must be at most 200 characters', 'Customer address must be at most 200 characters'],
  ['taxValue must have at most 4 decimal places', 'Tax can have at most 4 decimal places'],
  ['website must be a valid URL', 'Please enter a valid web address'],
  ['items.0.name is required', 'Line 1: Item name is required'],
  ['items.11.quantity must be greater than 0', 'Line 12: Item quantity must be greater than 0'],
  ['items.2.rate must be a number', 'Line 3: Item rate must be a number'],
  ['items.2.rate is odd', `Line 3: ${UNKNOWN}`],
  ['somethingNew must be a string', 'This field must be text'],
  ['property role should not exist', UNKNOWN],
  ['ECONNRESET', UNKNOWN],
  ['', UNKNOWN],
])('reads %j as %j', (message, text) => {
  expect(friendlyMessage(message)).toBe(text);
});

it.each([
  'Your account has been locked. Please contact support.',
  'Invoice number INV-7 already exists',
  'The status of an invoice paid by card cannot be changed',
  'User not found with this email',
  PASSWORD_RULE,
])('lets pass what was written for people: %s', (message) => {
  expect(friendlyMessage(message)).toBe(message);
});

it('names the field of an error that is an object', () => {
  expect(friendlyMessage({ field: 'email', message: 'email is required' })).toBe('Email: Email is required');
});

it('gives each broken rule of an error once', () => {
  const error = new AppError('INVALID_REQUEST', ['items is required', 'items is required', 'currency is required']);
  expect(friendlyMessages(error)).toEqual(['At least one item is required', 'Currency is required']);
});

it.each([
  ['an error without a message', new AppError('UNEXPECTED', []), UNKNOWN],
  ['an error of the program', new TypeError('x is not a function'), UNKNOWN],
  ['nothing at all', undefined, UNKNOWN],
  ['no connection', new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
])('has words for %s', (_, error, text) => {
  expect(friendlyMessages(error)).toEqual([text]);
});
