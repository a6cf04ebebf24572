import { describe, expect, it } from 'vitest';
import { AppError, invalidRequest } from '#shared/errors.ts';
import { formOf } from './company-fields.ts';
import { findProblems, serverProblems } from './company-problems.ts';

const FILLED = { ...formOf(null), name: 'Prairie Studio Ltd.' };

describe('what is wrong before saving', () => {
  it('is nothing when all but the name is empty', () => {
    expect(findProblems(FILLED)).toEqual({});
  });

  it.each([
    ['name', '', 'Company name is required'],
    ['name', '   ', 'Company name is required'],
    ['name', 'x'.repeat(101), 'Company name must be less than 100 characters'],
    ['address', 'x'.repeat(201), 'Address must be less than 200 characters'],
    ['city', 'x'.repeat(101), 'City must be less than 100 characters'],
    ['zip', 'x'.repeat(21), 'Postal code must be less than 20 characters'],
    ['country', 'x'.repeat(101), 'Country must be less than 100 characters'],
    ['phone', 'call me', 'Invalid phone number format'],
    ['phone', '403+555', 'Invalid phone number format'],
    ['phone', '1'.repeat(21), 'Phone must be less than 20 characters'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', `${'x'.repeat(90)}@example.com`, 'Email must be less than 100 characters'],
    ['website', 'not a url', 'Invalid website URL'],
    ['website', 'ftp://example.com', 'Invalid website URL'],
    ['website', 'javascript:alert(1)', 'Invalid website URL'],
    ['website', 'https://', 'Invalid website URL'],
    ['website', `https://example.com/${'x'.repeat(181)}`, 'Website must be less than 200 characters'],
    ['registrationNumber', 'x'.repeat(51), 'Registration number must be less than 50 characters'],
    ['taxNumber', 'x'.repeat(51), 'Tax number must be less than 50 characters'],
  ] as const)('is %s: %s', (field, value, message) => {
    expect(findProblems({ ...FILLED, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['name', 'x'.repeat(100)],
    ['address', ` ${'x'.repeat(200)} `],
    ['zip', 'x'.repeat(20)],
    ['phone', '+1 (403) 555-0100'],
    ['phone', '1'.repeat(20)],
    ['email', 'hello@example.com'],
    ['website', 'HTTPS://example.com/a?b=c#d'],
    ['registrationNumber', 'x'.repeat(50)],
  ] as const)('is not %s: %s', (field, value) => {
    expect(findProblems({ ...FILLED, [field]: value })).toEqual({});
  });
});

describe('what the server refused', () => {
  it('stands at the fields that it names', () => {
    const error = invalidRequest([
      { path: 'email', rule: 'email' },
      { path: 'logo', rule: 'image' },
      { path: 'extra', rule: 'unknown' },
    ]);
    expect(serverProblems(error)).toEqual({
      problems: {
        email: 'Please enter a valid email address',
        logo: 'Please upload a valid image file for the logo',
      },
      others: [expect.any(String)],
    });
  });

  it('is nothing of a field when something else failed', () => {
    expect(serverProblems(new AppError('UNEXPECTED', 'name is lost'))).toEqual({ problems: {}, others: [] });
    expect(serverProblems(new TypeError('x'))).toEqual({ problems: {}, others: [] });
  });
});
