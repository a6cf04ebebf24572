import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 kB', '1_ko'],
  [860_160, '840 kB', '840_ko'],
  [1_023_999, '1,000 kB', '1_000_ko'],
  [1_024_000, '1 MB', '1_Mo'],
  [10 * 1024 * 1024, '10 MB', '10_Mo'],
  [1_258_291, '1.2 MB', '1,2_Mo'],
])('%i bytes are %s', (bytes, english, french) => {
  expect(fileSize(bytes, 'en-CA')).toBe(english);
  expect(fileSize(bytes, 'fr-CA').replaceAll(/\s/g, '_')).toBe(french);
});
