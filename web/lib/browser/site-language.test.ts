import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY } from './language-key.ts';
import { addressIn, continueIn, leavesForLanguage } from './site-language.ts';

const replace = vi.fn();
const preferring = (language: string) => vi.stubGlobal('navigator', { language });

beforeEach(() => {
  localStorage.clear();
  replace.mockClear();
  vi.stubGlobal('location', { pathname: '/login', search: '?email=a%40b.ca', hash: '#x', replace });
  preferring('en-CA');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the page, its parameters and its anchor in the other language', () => {
  expect(addressIn('fr')).toBe('/fr/login?email=a%40b.ca#x');
  expect(addressIn('en')).toBe('/login?email=a%40b.ca#x');
});

it.each([
  ['fr-CA', null, true],
  ['fr', null, true],
  ['fr-CA', 'en', false],
  ['en-US', 'fr', true],
  ['de', null, false],
])('leaves the English page for a browser in %s whose chosen language is %s: %s', (language, chosen, isLeft) => {
  preferring(language);
  if (chosen) localStorage.setItem(LANGUAGE_KEY, chosen);
  expect(leavesForLanguage()).toBe(isLeft);
  expect(replace.mock.calls).toEqual(isLeft ? [['/fr/login?email=a%40b.ca#x']] : []);
});

it('never leads to another host', () => {
  vi.stubGlobal('location', { pathname: '/fr//example.com', search: '', hash: '' });
  expect(addressIn('en')).toBe('/example.com');
});

it('stays if the device cannot remember the language, since the next page would return', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  continueIn('fr');
  expect(replace).not.toHaveBeenCalled();
});

it('remembers the language in which it continues, and stays if it is this one', () => {
  continueIn('en');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
  expect(replace).not.toHaveBeenCalled();
  continueIn('fr');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('fr');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/fr/login?email=a%40b.ca#x');
});
