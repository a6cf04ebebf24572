import * as z from 'zod';

// In mail headers and files, a line break or a control character in one field would reach into the next.
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const TEXT = /^[\P{Cc}\t\r\n]*$/u;
const NOT_A_LINE = 'must not contain line breaks or control characters';

/** One line of at most this many characters, trimmed and in NFC; may be empty. */
export const line = (max: number) => anyLine().max(max);

/** One line as `line`, that is not empty. */
export const requiredLine = (max: number) => anyLine().min(1).max(max);

/** Text that may run over several lines, trimmed and in NFC; may be empty. */
export const text = (max: number) =>
  z.string().overwrite(tidy).max(max).regex(TEXT, { error: 'must not contain control characters' });

/** One e-mail address, trimmed, as typed. */
export const email = () => line(254).pipe(z.email());

/** An e-mail address or nothing. */
export const optionalEmail = () => z.union([nothing(), email()]);

/** No text at all, which removes a field. */
export const nothing = () => z.string().overwrite(tidy).pipe(z.literal(''));

/** `=?` begins an encoded word: a mail program would show what it decodes to in place of what was typed. */
const anyLine = () =>
  z
    .string()
    .overwrite(tidy)
    .regex(LINE, { error: NOT_A_LINE })
    .refine((value) => !value.includes('=?'), { error: 'must not contain "=?"' });

/** Spaces of any width, line ends and characters that nobody sees. */
const BLANK = /[\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\uffa0]/;

/** The text in NFC, without blanks at its ends. From both ends by hand: a pattern would take quadratic time. */
function tidy(typed: string): string {
  const value = typed.normalize('NFC');
  let start = 0;
  let end = value.length;
  while (start < end && BLANK.test(value.charAt(start))) start += 1;
  while (end > start && BLANK.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}
