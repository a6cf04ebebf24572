import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodedLabel } from './punycode.ts';

it.each([
  ['xn--boulangerie-lose-mqb4i', 'boulangerie-éloïse'],
  ['xn--p1ai', 'рф'],
  ['XN--MNCHEN-3YA', 'MüNCHEN'],
  ['xn--fiqs8s', '中国'],
  ['xn--', undefined],
  ['xn--99999999999999', undefined],
  ['xn--é', undefined],
  ['example', undefined],
])('reads %s as %s', (label, expected) => {
  expect(decodedLabel(label)).toBe(expected);
});

it('reads what a browser writes', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abzéèüßłœ9äяжñ中国日本हिन्दी한국어'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(letters, (text) => {
      const ascii = domainToASCII(text);
      fc.pre(ascii.startsWith('xn--'));
      expect(decodedLabel(ascii)).toBe(domainToUnicode(ascii));
    }),
  );
});
