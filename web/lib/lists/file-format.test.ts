import { afterEach, expect, it, vi } from 'vitest';
import { csvFormat, fileFormat } from './file-format.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  ['en-CA', 'comma'],
  ['en', 'comma'],
  ['C', 'comma'],
  ['fr-CA', 'semicolon'],
  ['fr', 'semicolon'],
  ['de', 'semicolon'],
  ['fr-CH', 'semicolon'],
])('is by default that of a browser in %s: %s', (language, format) => {
  expect(csvFormat(language)).toBe(format);
});

it('is the one chosen on this device, in any language', () => {
  localStorage.setItem('csvFormat', 'comma');
  expect(csvFormat('fr-CA')).toBe('comma');
  localStorage.setItem('csvFormat', 'semicolon');
  expect(csvFormat('en-CA')).toBe('semicolon');
  localStorage.setItem('csvFormat', 'tabs');
  expect(csvFormat('en-CA')).toBe('comma');
});

it('is the default where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(csvFormat('fr-CA')).toBe('semicolon');
});

it('is kept beside a workbook, for files that the server makes', () => {
  localStorage.setItem('csvFormat', 'semicolon');
  localStorage.setItem('fileFormat', 'xlsx');
  expect([fileFormat(), csvFormat('en-CA')]).toEqual(['xlsx', 'semicolon']);
  localStorage.setItem('fileFormat', 'semicolon');
  expect(fileFormat()).toBe('semicolon');
});
