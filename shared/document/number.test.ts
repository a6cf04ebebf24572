import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedNumber, generateInvoiceNumber } from './number.ts';

it.each([
  [0, 'INV-20260105000'],
  [0.0421, 'INV-20260105042'],
  [0.99999, 'INV-20260105999'],
])('draws a number from the day and %d', (random, expected) => {
  expect(generateInvoiceNumber('2026-01-05', () => random)).toBe(expected);
});

it.each([
  ['another case', 'inv-7é'],
  ['full-width characters', 'ＩＮＶ－７É'],
  ['a composed accent', 'INV-7E\u0301'],
  ['zero-width characters', 'I\u200bN\u200dV\u2060-\ufeff7É'],
  ['a soft hyphen and a variation selector', 'IN\u00adV-7\ufe0fÉ'],
  ['outer spaces', '\u00a0 INV-7É \u3000'],
  ['a hyphen that does not break', 'INV\u20117É'],
  ['a dash', 'INV–7É'],
  ['a minus sign', 'INV−7É'],
])('treats a number in %s as the same', (_, number) => {
  expect(foldedNumber(number)).toBe(foldedNumber('INV-7É'));
});

it.each(['INV-7', 'INV 7É', 'INV-07É', 'INV--7É'])('treats %s as different from INV-7É', (number) => {
  expect(foldedNumber(number)).not.toBe(foldedNumber('INV-7É'));
});

it.each([
  ['an apostrophe', "D'7", ['D’7', 'D‘7', 'D′7', 'D`7', 'D´7', 'Dʼ7']],
  ['a quotation mark', '"7"', ['“7”', '„7“', '«7»', '«\u00a07\u00a0»', '″7″', '＂7＂']],
  ['a space', 'A 7', ['A  7', 'A\u00a07', 'A\u20097', 'A \u00a0 7', 'A\u202f7']],
])('folds every form of %s', (_, plain, forms) => {
  expect(forms.map(foldedNumber)).toEqual(forms.map(() => foldedNumber(plain)));
});

it('folds a folded number to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (number) => {
      expect(foldedNumber(foldedNumber(number))).toBe(foldedNumber(number));
    }),
  );
});

it('folds every character alike in either case, alone, in a word and with an accent', () => {
  const isStable = (number: string) => {
    const folded = foldedNumber(number);
    return [folded, number.toUpperCase(), number.toLowerCase()].every((form) => foldedNumber(form) === folded);
  };
  const cased = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
    (one) => one.toLowerCase() !== one.toUpperCase(),
  );
  const unstable = cased.filter((one) => ![one, `A${one}A`, `${one}\u0301`.normalize('NFD')].every(isStable));
  expect(unstable).toEqual([]);
});

it('folds characters with two lower-case forms alike', () => {
  expect(foldedNumber('STRASSE-ΣΑΣ')).toBe(foldedNumber('straße-σας'));
  expect(foldedNumber('STRAẞE')).toBe(foldedNumber('straße'));
});
