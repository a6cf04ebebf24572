import { expect, it } from 'vitest';
import { matchesSearch, searchText } from './search-text.ts';

it.each([
  ['leger', true],
  ['LÉG', true],
  ['inv-2026', true],
  ['xyz', false],
])('matches %s: %s', (search, expected) => {
  expect(matchesSearch(search, 'INV-2026001', 'Café Léger', undefined)).toBe(expected);
});

it.each([
  ['Élan', 'elan'],
  ['Les Sœurs de l’Île', "les soeurs de l'ile"],
  ['ØRSTED  &\tSØN', 'orsted & son'],
  ['Straße İstanbul', 'strasse istanbul'],
  ['Łódź', 'lodz'],
  ['北京', '北京'],
])('folds %s to %s', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});
