import * as z from 'zod';
import { TaxExemptions } from '#shared/canada/tax-exemption.ts';
import { documentDefaults, enteredDefaults } from '#shared/document/defaults.ts';
import { FIELDS } from '#shared/document/fields.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { mailedLine, requiredMailedLine, street } from '#shared/mailed-text.ts';
import { email, line, optionalChoice, text } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';

/**
 * The fields of a customer that a user enters (spec 2 §3); name and email are required. `state` is the province or
 * state: a recognised Canadian one is stored as its code.
 */
export const CustomerInput = z.strictObject({
  name: requiredMailedLine(200),
  email: email(),
  phone: mailedLine(30).optional(),
  address: street(200).optional(),
  city: mailedLine(100).optional(),
  state: mailedLine(100).optional(),
  zip: mailedLine(20).optional(),
  country: mailedLine(100).optional(),
  /** Language of the invoices they get; by default French in Québec, otherwise English. */
  language: optionalChoice(LANGUAGES).optional(),
  /** Replaced as a whole; an empty list removes them. */
  taxExemptions: TaxExemptions.optional(),
  /** Whether they get the business's reminders; true by default. */
  remind: z.boolean().optional(),
  /** Whether their credit pays each invoice once it is issued; false by default. */
  appliesCredit: z.boolean().optional(),
  /** The purchase order number of their documents, unless one has its own. */
  poNumber: line(FIELDS.poNumber.maxLength).optional(),
  /** What their new documents start with, in place of the business's. */
  ...enteredDefaults,
  /** What only the business reads. */
  internalNotes: text(FIELDS.internalNotes.maxLength).optional(),
});
export type CustomerInput = z.infer<typeof CustomerInput>;

/** Changes to a customer, conditional on `version` if given; an empty text removes a field. */
export const CustomerUpdate = z.strictObject({ ...CustomerInput.partial().shape, version: Version.optional() });
export type CustomerUpdate = z.infer<typeof CustomerUpdate>;

const optional = z.string().optional();

/** A recipient of a business's invoices; `createdAt` is a timestamp. */
export const Customer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: optional,
  address: optional,
  city: optional,
  state: optional,
  zip: optional,
  country: optional,
  language: z.enum(LANGUAGES).optional(),
  taxExemptions: TaxExemptions.optional(),
  remind: z.boolean().optional(),
  appliesCredit: z.boolean().optional(),
  poNumber: optional,
  ...documentDefaults,
  internalNotes: optional,
  createdAt: z.string(),
  version: Version,
});
export type Customer = z.infer<typeof Customer>;
