import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { name, requiredName, withoutAutoLinks } from './name-field.ts';

const rulesOf = (typed: string) =>
  name(200)
    .safeParse(typed)
    .error?.issues.map(({ message }) => message) ?? [];

describe('a name', () => {
  it.each([
    'Amazon.com Inc.',
    'Studio.ca',
    'Zoë O’Brien-Nguyễn',
    'St. John & Sons, Ltd.',
    'A/B Testing Co.',
    'R. & D. / Labs',
    'HTTP Consulting',
    'www Design',
    'Müller GmbH & Co. KG',
    'Café @ Home',
    'Node.js Workshop',
    '',
  ])('may be %j', (typed) => {
    expect(name(200).parse(typed)).toBe(typed);
  });

  it.each([
    'Pay at https://evil.example/x',
    'http:evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'ftp://evil.example',
    'www.evil.example',
    'Call WWW.evil.example now',
    'evil.example/login',
    'evil.example?id=1',
    'evil.example:8080/x',
    'Refund: evil.co/a',
    'ann@evil.example',
    'mailto:ann@evil.example',
    'ｗｗｗ．evil.example',
    'evil。example／login',
    'https\u200b://evil.example',
    'evil.exam\u00adple/login',
  ])('must not be an address: %j', (typed) => {
    expect(rulesOf(typed)).toEqual(['noAddress']);
    expect(requiredName(200).safeParse(typed).success).toBe(false);
  });

  it('is a single line', () => {
    expect(rulesOf('A\nb@example.com')).toEqual(['singleLine']);
    expect(rulesOf('=?utf-8?q?Ann?=')).toContain('notEncoded');
    expect(requiredName(5).safeParse(' ').success).toBe(false);
    expect(requiredName(5).safeParse('Longer').success).toBe(false);
  });

  it('is checked quickly, however long', () => {
    for (const part of ['a.', 'a@', '.a', 'a:', '@']) {
      const startedAt = performance.now();
      name(200).safeParse(part.repeat(50_000));
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    }
  });
});

describe('a name in a message', () => {
  it.each([
    ['Amazon.com Inc.', 'Amazon.\u2060com Inc.'],
    ['my.studio.ca', 'my.\u2060studio.\u2060ca'],
    ['St. John & Co.', 'St. John & Co.'],
    ['INV-2026.03', 'INV-2026.03'],
    ['1.234', '1.234'],
  ])('%s does not become a link in mail programs', (typed, shown) => {
    expect(withoutAutoLinks(typed)).toBe(shown);
  });

  it('looks the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const plain = typed.replaceAll('\u2060', '');
        expect(withoutAutoLinks(plain).replaceAll('\u2060', '')).toBe(plain);
      }),
    );
  });
});
