import * as z from 'zod';

// In mail headers and files, a line break or control character would let one field spill into the next.
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const TEXT = /^[\P{Cc}\t\r\n]*$/u;

/** One line of at most `max` characters, trimmed and in NFC; may be empty. */
export const line = (max: number) => anyLine().max(max);

/** Like `line`, but not empty. */
export const requiredLine = (max: number) => anyLine().min(1).max(max);

/** Text of one or more lines, trimmed and in NFC; may be empty. */
export const text = (max: number) => z.string().overwrite(tidy).max(max).regex(TEXT, { error: 'printable' });

/** A trimmed e-mail address, in the case it was typed. */
export const email = () => line(254).pipe(z.email());

/** An e-mail address or an empty text. */
export const optionalEmail = () => z.union([nothing(), email()]);

/** An empty text, which removes a field. */
export const nothing = () => z.string().overwrite(tidy).pipe(z.literal(''));

/** `=?` starts an encoded word, which mail programs would decode instead of showing. */
const anyLine = () =>
  z
    .string()
    .overwrite(tidy)
    .regex(LINE, { error: 'singleLine' })
    .refine((value) => !value.includes('=?'), { error: 'notEncoded' });

/** Spaces of any width, line breaks and invisible characters. */
const BLANK = /[\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\uffa0]/;

/** The text in NFC, trimmed. A regular expression would take quadratic time. */
function tidy(typed: string): string {
  const value = typed.normalize('NFC');
  let start = 0;
  let end = value.length;
  while (start < end && BLANK.test(value.charAt(start))) start += 1;
  while (end > start && BLANK.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}
