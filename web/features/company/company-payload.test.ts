import { describe, expect, it } from 'vitest';
import { formOf } from './company-fields.ts';
import { completeWebsite, toInput, toUpdate } from './company-payload.ts';

const FORM = formOf({ id: 'c-1', name: ' Prairie Works ', city: 'Calgary', logo: 'images/one.png', version: 1 });

it('creates a company from every text, trimmed, and the chosen images', () => {
  expect(toInput({ ...FORM, logo: '', signature: 'data:image/png;base64,AAAA' })).toEqual({
    name: 'Prairie Works',
    address: '',
    city: 'Calgary',
    zip: '',
    country: '',
    phone: '',
    email: '',
    website: '',
    registrationNumber: '',
    taxNumber: '',
    signature: 'data:image/png;base64,AAAA',
    paperSize: 'A4',
  });
});

it('changes only the edited fields', () => {
  expect(toUpdate({ ...FORM, city: '', logo: '' }, ['name', 'city', 'logo'])).toEqual({
    name: 'Prairie Works',
    city: '',
    logo: '',
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
