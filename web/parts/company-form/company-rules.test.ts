import { describe, expect, it } from 'vitest';
import { problemsOf } from '#test/support/screens/form-rules-harness.ts';
import { formOf } from './company-fields.ts';
import { COMPANY_RULES, completeWebsite, newCompany } from './company-rules.ts';

const FILLED = { ...formOf(undefined), name: 'Prairie Studio Ltd.' };

describe('validation', () => {
  it('accepts a company with only a name', async () => {
    expect(await problemsOf(COMPANY_RULES, FILLED)).toEqual({});
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
  ] as const)('rejects %s: %s', async (field, value, message) => {
    expect(await problemsOf(COMPANY_RULES, { ...FILLED, [field]: value })).toEqual({ [field]: message });
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
  ] as const)('accepts %s: %s', async (field, value) => {
    expect(await problemsOf(COMPANY_RULES, { ...FILLED, [field]: value })).toEqual({});
  });
});

it('creates a company without the images that were not chosen', () => {
  expect(newCompany({ name: 'Larch', city: '', logo: '', signature: 'images/one.png' })).toEqual({
    name: 'Larch',
    city: '',
    signature: 'images/one.png',
  });
});

describe('a web address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/about ', 'https://www.example.com/about'],
    ['http://example.com', 'http://example.com'],
    ['not-a-url', 'not-a-url'],
    ['me@example.com', 'me@example.com'],
    ['', ''],
  ])('%j becomes %j', (typed, whole) => {
    expect(completeWebsite(typed)).toBe(whole);
  });
});
