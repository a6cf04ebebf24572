import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { email, line, optionalEmail, requiredLine, text } from './text-field.ts';

const outcome = (schema: z.ZodType, value: unknown) => {
  const { data, error } = schema.safeParse(value);
  return error ? { error: error.issues.map(({ message }) => message) } : { data };
};
const NOT_A_LINE = { error: ['singleLine'] };

/** Texts with many of the characters that a line rejects or changes. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(' ', '\u00a0', '\u200b', '\ufeff', '\u3000', '\n', '\r', '\t', '\0', '\u0085', '\u2028', '\u2029'),
    fc.constantFrom('=', '?', '=?', 'e\u0301', 'é', 'A\u030a', '한', '👩‍💻', 'Ł'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  ),
});

describe('a line', () => {
  it('is either one trimmed NFC line or rejected', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const { data, success } = line(10_000).safeParse(value);
        if (!success) return;
        expect(data).toBe(data.normalize('NFC'));
        expect(data).toBe(data.trim());
        expect(data).not.toMatch(/[\p{Cc}\u2028\u2029]|=\?|^[\u200b-\u200d\u2060]|[\u200b-\u200d\u2060]$/u);
        expect(line(10_000).parse(data)).toBe(data);
      }),
    );
  });

  it('keeps plain text as typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9 .,'&/-]*[A-Za-zÀ-ž0-9]$/), (value) => {
        expect(line(10_000).parse(value)).toBe(value);
      }),
    );
  });

  it.each([
    [' Café ', 'Café'],
    ['\u00a0Café\u202f\u3000', 'Café'],
    ['\u200bCafé\u200d\u2060\ufeff', 'Café'],
    ['\r\nCafé\n', 'Café'],
    ['Cafe\u0301', 'Café'],
    ['a\u00a0b', 'a\u00a0b'],
    ['👩‍💻 Zoë', '👩‍💻 Zoë'],
    ['2 = 2? yes', '2 = 2? yes'],
    ['\u200b\u3164\u2800 ', ''],
  ])('reads %j as %j', (value, expected) => {
    expect(outcome(line(20), value)).toEqual({ data: expected });
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\0b', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u007fb'])('rejects %j', (value) => {
    expect(outcome(line(20), value)).toEqual(NOT_A_LINE);
  });

  it('rejects an encoded word', () => {
    expect(outcome(line(50), '=?utf-8?q?Ann?=')).toEqual({ error: ['notEncoded'] });
  });

  it('measures its length after trimming and composing', () => {
    expect(outcome(line(4), '  Cafe\u0301  ')).toEqual({ data: 'Café' });
    expect(line(4).safeParse('Cafés').success).toBe(false);
  });

  it('trims in linear time, or a million blanks would time out', () => {
    expect(line(20).safeParse(`x${' '.repeat(1_000_000)}x`).success).toBe(false);
  });

  it.each(['', '  ', '\u200b\u00a0', '\ufe0f', '\u034f \ufe0f', '\u{e0020}'])(
    'rejects %j where it is required',
    (value) => {
      expect(requiredLine(20).safeParse(value).success).toBe(false);
    },
  );
});

describe('text', () => {
  it('allows several lines, trimmed and composed like a line', () => {
    expect(outcome(text(50), '\u200b\nOne\r\n\tCafe\u0301 =?\n')).toEqual({ data: 'One\r\n\tCafé =?' });
    expect(outcome(text(50), 'a\0b')).toEqual({ error: ['printable'] });
  });
});

describe('an email address', () => {
  it('trims invisible characters', () => {
    expect(outcome(email(), '\u200b ann@example.com\u00a0')).toEqual({ data: 'ann@example.com' });
  });

  it.each(['', ' ', '\u200b'])('accepts %j where it is optional', (value) => {
    expect(outcome(optionalEmail(), value)).toEqual({ data: '' });
    expect(email().safeParse(value).success).toBe(false);
  });
});
