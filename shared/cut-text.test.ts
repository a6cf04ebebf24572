import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';
import { cutText } from './cut-text.ts';

it.each([
  ['abc', 2, 'ab'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['abc', 5, 'abc'],
])('%s cut at %d is %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

it('never ends within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(cut.isWellFormed() && text.startsWith(cut) && cut.length <= max).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
    }),
  );
});
