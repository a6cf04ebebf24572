import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailedLine, requiredMailedLine, street, withoutAutoLinks } from './mailed-text.ts';
import { issuesOf } from './schema-issues.ts';

const rulesOf = (typed: string) =>
  mailedLine(200)
    .safeParse(typed)
    .error?.issues.map(({ message }) => message) ?? [];

describe('a street', () => {
  it('keeps its lines, without empty ones', () => {
    expect(street(200).parse(' Suite 400 \r\n\n 12 Main St\rBuilding C\n')).toBe('Suite 400\n12 Main St\nBuilding C');
    expect(street(200).parse('')).toBe('');
  });

  it.each([
    ['x'.repeat(201), 'maxLength'],
    ['12 Main St\nhttps://evil.example/pay', 'noAddress'],
    ['12 Main St\0', 'printable'],
  ])('refuses %j', (typed, rule) => {
    const { error } = street(200).safeParse(typed);
    expect(issuesOf(error?.issues ?? [], typed)).toMatchObject([{ rule }]);
  });
});

describe('a line that is mailed', () => {
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
    'J.Smith/ABC Dental',
    'É.Côté/Dentaire',
    '2026.INV/014',
    'A.BC/7',
    'No.INV#3',
    'a.b.QC/12',
    'Node.js Workshop',
    '',
  ])('may be %j', (typed) => {
    expect(mailedLine(200).parse(typed)).toBe(typed);
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
    'studio.ca/pay',
    'STUDIO.CA/pay',
    'evil.com?x',
    'evil.com./x',
    't.co/x',
    'пример.рф/x',
    'evil.xn--p1ai/x',
    'Your parcel is held: https://evil.example/pay',
    'ann@evil.example',
    'mailto:ann@evil.example',
    'ｗｗｗ．evil.example',
    'evil。example／login',
    'https\u200b://evil.example',
    'evil.exam\u00adple/login',
  ])('must not be an address: %j', (typed) => {
    expect(rulesOf(typed)).toEqual(['noAddress']);
    expect(requiredMailedLine(200).safeParse(typed).success).toBe(false);
  });

  const label = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
  const end = fc.constantFrom('/', '/pay', '?x', '#x', ':8080/');

  it('has no path after a domain', () => {
    const domain = fc.constantFrom('com', 'ca', 'CA', 'net', 'Org', 'io', 'online', 'shop', 'co', 'quebec', 'xyz');
    fc.assert(
      fc.property(label, domain, end, (host, top, path) => {
        expect(rulesOf(`${host}.${top}${path}`)).toEqual(['noAddress']);
      }),
    );
  });

  it('may have a slash after initials and codes', () => {
    const code = fc.constantFrom('INV', 'FAC', 'BC', 'ON', 'QC', 'Smith', 'Tremblay', 'Nguyễn', 'Côté', 'X');
    fc.assert(
      fc.property(label, code, fc.constantFrom('/', '/014', '#7'), (start, middle, rest) => {
        expect(rulesOf(`${start}.${middle}${rest}`)).toEqual([]);
      }),
    );
  });

  it('is a single line', () => {
    expect(rulesOf('A\nb@example.com')).toEqual(['singleLine']);
    expect(rulesOf('=?utf-8?q?Ann?=')).toContain('notEncoded');
    expect(requiredMailedLine(5).safeParse(' ').success).toBe(false);
    expect(requiredMailedLine(5).safeParse('Longer').success).toBe(false);
  });

  it.each(['a.', 'a@', '.a', 'a:', '@'])('is checked in linear time for many %j, or this would time out', (part) => {
    expect(mailedLine(200).safeParse(part.repeat(500_000)).success).toBe(false);
  });
});

describe('a text in a message', () => {
  it.each([
    ['Amazon.com Inc.', 'Amazon.\u2060com Inc.'],
    ['my.studio.ca', 'my.\u2060studio.\u2060ca'],
    ['https://evil.example/pay', 'https:\u2060//evil.\u2060example/pay'],
    ['WWW.evil.example', 'WWW\u2060.\u2060evil.\u2060example'],
    ['x@evil.example', 'x\u2060@\u2060evil.\u2060example'],
    ['evil。example', 'evil。\u2060example'],
    ['❤.ws', '❤.\u2060ws'],
    ['Café @ Home', 'Café @ Home'],
    ['St. John & Co.', 'St. John & Co.'],
    ['INV-2026.03', 'INV-2026.03'],
    ['1.234', '1.234'],
  ])('%s does not become a link in mail programs', (typed, shown) => {
    expect(withoutAutoLinks(typed)).toBe(shown);
  });

  it('keeps the given addresses whole', () => {
    expect(withoutAutoLinks('a.com, ann@b.ca, c.ca', ['ann@b.ca', ''])).toBe('a.\u2060com, ann@b.ca, c.\u2060ca');
  });

  it('is split once, however often', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'www', '.', '@', '://', ' ', 'é', 'ca') }), (typed) => {
        expect(withoutAutoLinks(withoutAutoLinks(typed))).toBe(withoutAutoLinks(typed));
      }),
    );
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
