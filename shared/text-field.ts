import * as z from 'zod';

// Line breaks and NUL would let one field reach into another in mail headers and files.
const LINE = /^\P{Cc}*$/u;
const TEXT = /^[\P{Cc}\t\r\n]*$/u;

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
