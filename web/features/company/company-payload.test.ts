import { describe, expect, it } from 'vitest';
import { formOf } from './company-fields.ts';
import { completeWebsite, toPayload } from './company-payload.ts';

const SAVED = formOf({ id: 'c-1', name: 'Prairie Studio Ltd.', city: 'Calgary', logo: 'images/one.png', version: 1 });

describe('what is sent', () => {
  it('is every text, trimmed, and no image that was not touched', () => {
    expect(toPayload({ ...SAVED, name: ' Prairie Works ', city: '' }, SAVED)).toEqual({
      name: 'Prairie Works',
      address: '',
      city: '',
      zip: '',
      country: '',
      phone: '',
      email: '',
      website: '',
      registrationNumber: '',
      taxNumber: '',
    });
  });

  it('is an image that was changed, and nothing for one that was removed', () => {
    const changed = { ...SAVED, logo: '', signature: 'data:image/png;base64,AAAA' };
    expect(toPayload(changed, SAVED)).toMatchObject({ logo: '', signature: 'data:image/png;base64,AAAA' });
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

it('sends the paper size when it was changed', () => {
  expect(toPayload(SAVED, SAVED)).not.toHaveProperty('paperSize');
  expect(toPayload({ ...SAVED, paperSize: 'LETTER' }, SAVED)).toMatchObject({ paperSize: 'LETTER' });
});
