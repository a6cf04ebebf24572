import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneText, phoneUrl, toInternationalPhone } from './phone-number.ts';

describe('a typed phone number', () => {
  it.each([
    ['403 555 0100', '+14035550100'],
    ['1 (403) 555-0100', '+14035550100'],
    ['(403)555-0100', '+14035550100'],
    ['403/555-0100', '+14035550100'],
    ['403.555.0100', '+14035550100'],
    ['403‑555–0100', '+14035550100'],
    ['４０３ ５５５ ０１００', '+14035550100'],
    ['Tel. 403 555 0100', '+14035550100'],
    ['403 555 0100 (cell)', '+14035550100'],
    ['+1\u00a0403\u00a0555\u00a00100', '+14035550100'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49(0)30 901820', '+4930901820'],
    ['555 0100', null],
    ['', null],
    ['+0 123 456 789', null],
    ['+1 555 0100', null],
    ['1-800-FLOWERS', null],
    ['403 555 0100 22', null],
  ])('%s is read as %s', (typed, expected) => {
    expect(toInternationalPhone(typed)).toBe(expected);
  });

  it.each([
    ['(403) 555-0100 x7', '+14035550100'],
    ['418 555-0100 poste 22', '+14185550100'],
    ['418 555-0100, p. 22', '+14185550100'],
    ['403 555 0100 ext. 901', '+14035550100'],
    ['403 555 0100;ext=901', '+14035550100'],
    ['403 555 0100 #901', '+14035550100'],
    ['403 555 0100 or 403 555 0101', '+14035550100'],
    ['+44 20 7946 0958 x12', '+442079460958'],
    ['234-5678 x901', null],
    ['234-5678 ext 901', null],
    ['234-5678 poste 901', null],
    ['234-5678, 901', null],
    ['234-5678 (901)', null],
    ['234-5678/901', null],
    ['403 555 0100 (901)', null],
    ['+44 20 7946/0958', null],
    ['x901 234-5678', null],
    ['poste 901 234-5678', null],
    ['+1 234-5678 x901', null],
  ])('%s is read as %s, without the extension', (typed, expected) => {
    expect(toInternationalPhone(typed)).toBe(expected);
  });

  it('is never joined to digits after a letter or sign', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{2}[ -]?\d{4}$/),
        fc.constantFrom('x', ' x ', ' ext. ', ' poste ', ', ', ' #', ';', '*', ' or '),
        fc.stringMatching(/^\d{1,8}$/),
        (local, between, extension) => {
          expect(toInternationalPhone(local + between + extension)).toBe(null);
          expect(toInternationalPhone(`403 ${local}${between}${extension}`)).toBe(`+1403${local.replace(/\D/g, '')}`);
        },
      ),
    );
  });
});

it.each([
  ['+1 403 555 0188', 'tel:+14035550188'],
  ['418 555-0100 poste 22', 'tel:+14185550100'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['234-5678 x901', 'tel:2345678'],
  ['020 7946 0958', 'tel:02079460958'],
  ['ask at the desk', undefined],
])('dials %s as %s', (typed, url) => {
  expect(phoneUrl(typed)).toBe(url);
});

it.each([
  ['+15145550100', '(514)\u00a0555-0100', '514\u00a0555-0100'],
  ['+442079460958', '+442079460958', '+442079460958'],
  ['ap@acme.test', 'ap@acme.test', 'ap@acme.test'],
])('%s is shown as %s in English, as %s in French', (number, english, french) => {
  expect([phoneText(number, 'en'), phoneText(number, 'fr')]).toEqual([english, french]);
});
