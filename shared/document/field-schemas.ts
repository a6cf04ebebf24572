import * as z from 'zod';
import { mailedLine, requiredMailedLine, street } from '#shared/mailed-text.ts';
import { email, line, text } from '#shared/text-field.ts';
import { eachOf, FIELD_NAMES, FIELDS, type FieldName, fieldsAt, PUBLIC_FIELDS } from './fields.ts';
import { paymentTermsText } from './payment-terms.ts';

/** The optional text of a field, or its required one. */
type Schemas<Name extends FieldName> = {
  readonly [Each in Name]: (typeof FIELDS)[Each] extends { isRequired: true }
    ? z.ZodString
    : z.ZodOptional<z.ZodString>;
};

const SCHEMAS = {
  line,
  mailedLine,
  street,
  email: () => z.union([z.literal(''), email()]),
  /** A standard term may be given by its code; its text is stored. */
  terms: (max: number) => text(max).overwrite(paymentTermsText),
  lines: text,
};

/** The fields as people enter them. */
export const enteredFields = eachOf(FIELD_NAMES, (name) => {
  const { input, maxLength } = FIELDS[name];
  return isRequired(name) ? requiredMailedLine(maxLength) : SCHEMAS[input](maxLength).optional();
}) as unknown as Schemas<FieldName>;

/** The fields as readers of the document see them. */
export const publicFields = readable(PUBLIC_FIELDS);

/** The fields of a row of the list. */
export const listedFields = readable(fieldsAt('billTo', 'list'));

function readable<Name extends FieldName>(names: readonly Name[]): Schemas<Name> {
  return eachOf(names, (name) => (isRequired(name) ? z.string() : z.string().optional())) as unknown as Schemas<Name>;
}

function isRequired(name: FieldName): boolean {
  return 'isRequired' in FIELDS[name];
}
