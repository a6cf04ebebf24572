import fc from 'fast-check';
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
  ['L‘Atelier d’Élise', "l'atelier d'elise"],
  ['Jean‑Luc Cœur', 'jean-luc coeur'],
  ['Smith – Wesson — Ross', 'smith - wesson - ross'],
  ['5′ 11″ “Tall” «\u00a0Grand\u00a0»', '5\' 11" "tall" "grand"'],
  ['Wood\u2011Ford\u00a0\u00a0Inc.', 'wood-ford inc.'],
  ['Ｓｔｕｄｉｏ ﬁne', 'studio fine'],
  ['Foo\u00adBar\u200b\u2060', 'foobar'],
])('folds %s to %s', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

it('folds each folded character to itself', () => {
  const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  const characters = all.filter((character) => /[^\p{Lo}\p{Cn}\p{Co}\p{Cs}]/u.test(character));
  expect(characters.map(searchText).filter((folded) => searchText(folded) !== folded)).toEqual([]);
});

it('folds a folded text to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text));
    }),
  );
});
