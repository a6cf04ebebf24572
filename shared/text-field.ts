import * as z from 'zod';
import { EMAIL_ADDRESS, hasAccentedMailbox, tidyEmail } from './email-address.ts';
import { isBlankText, tidyText } from './tidy-text.ts';

// In mail headers and files, a line break or control character would let one field run into the next.
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const TEXT = /^[\P{Cc}\t\r\n]*$/u;

/** Characters such as variation selectors are part of a text, but show nothing by themselves. */
const VISIBLE = { error: 'required', when: isOtherwiseValid };
const isVisible = (value: string) => !isBlankText(value);

/** One line of at most `max` characters, trimmed and in NFC; may be empty. */
export const line = (max: number) => once(lines, max, () => anyLine().max(max));

/** Like `line`, but not empty. */
export const requiredLine = (max: number) =>
  once(requiredLines, max, () => anyLine().min(1).max(max).refine(isVisible, VISIBLE));

/** Like `text`, but not empty. */
export const requiredText = (max: number) => text(max).min(1).refine(isVisible, VISIBLE);

/** Text of one or more lines, trimmed and in NFC; may be empty. */
export const text = (max: number) => z.string().overwrite(tidyText).max(max).regex(TEXT, { error: 'printable' });

/** A trimmed email address of at most `max` characters, in the case it was typed; its domain may have any letters. */
export const email = (max = 254) =>
  once(emails, max, () =>
    line(max)
      .overwrite(tidyEmail)
      .refine((address) => !hasAccentedMailbox(address), { error: 'asciiMailbox', abort: true })
      .pipe(z.email({ pattern: EMAIL_ADDRESS })),
  );

/** An email address or an empty text. */
export const optionalEmail = () => z.union([nothing(), email()]);

/** One of the values, or an empty text. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z.union([nothing(), z.enum(values)]);

/** An empty text, which removes a field. */
export const nothing = () => z.string().overwrite(tidyText).pipe(z.literal(''));

/** `=?` starts an encoded word, which mail programs would decode instead of showing. */
const anyLine = () =>
  once(anyLines, 0, () =>
    z
      .string()
      .overwrite(tidyText)
      .regex(LINE, { error: 'singleLine' })
      .refine((value) => !value.includes('=?'), { error: 'notEncoded' }),
  );

/** Runs a check only if the other rules hold, so that a field has one issue. */
export function isOtherwiseValid({ issues }: { issues: unknown[] }): boolean {
  return issues.length === 0;
}

// Shared, since schemas are immutable and one per field would be a third of a cold start.
const anyLines = new Map<number, z.ZodString>();
const lines = new Map<number, z.ZodString>();
const requiredLines = new Map<number, z.ZodString>();
const emails = new Map<number, z.ZodPipe<z.ZodString, z.ZodEmail>>();

function once<Schema>(made: Map<number, Schema>, max: number, make: () => Schema): Schema {
  const schema = made.get(max) ?? make();
  made.set(max, schema);
  return schema;
}
