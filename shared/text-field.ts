import * as z from 'zod';

// Line breaks and NUL would let one field reach into another in mail headers and files.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is what this expression is for
const LINE = /^[^\u0000-\u001f\u007f]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is what this expression is for
const TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** One trimmed line of at most this many characters; may be empty. */
export const line = (max: number) => z.string().trim().max(max).regex(LINE);

/** One trimmed line that is not empty. */
export const requiredLine = (max: number) => z.string().trim().min(1).max(max).regex(LINE);

/** Trimmed text that may run over several lines; may be empty. */
export const text = (max: number) => z.string().trim().max(max).regex(TEXT);

/** One e-mail address, trimmed, as typed. */
export const email = () => z.string().trim().max(254).pipe(z.email());

/** An e-mail address or nothing. */
export const optionalEmail = () => z.union([z.literal(''), email()]);
