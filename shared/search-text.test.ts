import { expect, it } from 'vitest';
import { matchesSearch } from './search-text.ts';

it.each([
  ['leger', true],
  ['LÉG', true],
  ['inv-2026', true],
  ['xyz', false],
])('finds %s: %s', (search, expected) => {
  expect(matchesSearch(search, 'INV-2026001', 'Café Léger', undefined)).toBe(expected);
});
