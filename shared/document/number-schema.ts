import * as z from 'zod';
import { requiredMailedLine } from '#shared/mailed-text.ts';
import { isOtherwiseValid } from '#shared/text-field.ts';
import { tidyText } from '#shared/tidy-text.ts';
import { foldedNumber, MAX_FOLDED_NUMBER } from './number.ts';
import { documentNumber, hasKnownPlaceholders, hasYear, MAX_DIGITS, MAX_PREFIX, RESTARTS } from './numbering.ts';

/** A number with visible characters that folds to a valid table key. */
export const DocumentNumber = requiredMailedLine(50)
  .refine((number) => foldedNumber(number) !== '', { error: 'required' })
  .refine((number) => foldedNumber(number).length <= MAX_FOLDED_NUMBER, { error: 'supported' });

const scheme = {
  prefix: z
    .string()
    .overwrite(tidyPrefix)
    .max(MAX_PREFIX)
    .refine(makesNumbers, { error: 'supported', when: isOtherwiseValid }),
  digits: z.number().int().min(1).max(MAX_DIGITS),
  restarts: z.enum(RESTARTS),
};

/** How a business numbers its documents: with `next`, the count of its next one, which otherwise stays. */
export const NumberingInput = z
  .strictObject({
    ...scheme,
    next: z
      .number()
      .int()
      .min(1)
      .max(10 ** MAX_DIGITS - 1)
      .optional(),
  })
  .refine(({ prefix, restarts }) => restarts === 'never' || hasYear(prefix), {
    path: ['restarts'],
    error: 'supported',
  });
export type NumberingInput = z.infer<typeof NumberingInput>;

/** The numberings that a business changes, others stay; null for numbers that do not count. */
export const NumberingUpdate = z.strictObject({
  invoices: NumberingInput.nullable().optional(),
  estimates: NumberingInput.nullable().optional(),
});
export type NumberingUpdate = z.infer<typeof NumberingUpdate>;

/** A numbering as its business reads it, with the number that its next document gets if it is created today. */
export const Numbering = z.object({ ...scheme, next: z.number(), nextNumber: z.string() });
export type Numbering = z.infer<typeof Numbering>;

/** Marks the number of a new document as proposed, not typed: if the business counts upwards, it gets the next one. */
export const GENERATED_NUMBER = { isNumberGenerated: z.boolean().optional() };

/** A prefix may end in a space, unlike other texts. */
function tidyPrefix(typed: string): string {
  const tidy = tidyText(typed);
  return tidy !== '' && /\s$/.test(typed) ? `${tidy} ` : tidy;
}

function makesNumbers(prefix: string): boolean {
  const first = documentNumber({ prefix, digits: MAX_DIGITS }, 1, '2026-01-01');
  return hasKnownPlaceholders(prefix) && DocumentNumber.safeParse(first).success;
}
