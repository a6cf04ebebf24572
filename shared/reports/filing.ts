import * as z from 'zod';
import { LANGUAGES } from '#shared/locale/language.ts';
import { MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { SalesEntry } from './journal.ts';
import { ALL_QUICK_GROUPS } from './quick-rates.ts';
import { RETURN_ACCOUNTS } from './return-lines.ts';
import { ReportRange, TaxReturn } from './schema.ts';

const cents = z.number().int();

/** What the business claimed for its purchases: line 106 or 206. */
const ClaimedCents = cents.min(0).max(MAX_AMOUNT_CENTS);
/** The same in a query. */
const ClaimedText = z.coerce.number().int().min(0).max(MAX_AMOUNT_CENTS);

/**
 * The period of an account that a business has filed, with what it claimed. `lines`: the figures that it filed, by line; if
 * those of the period are others by now, it is not marked as filed.
 */
export const FilingInput = z.strictObject({
  account: z.enum(RETURN_ACCOUNTS),
  ...ReportRange.shape,
  claimedCents: ClaimedCents.optional(),
  lines: TaxReturn.shape.lines.optional(),
});
export type FilingInput = z.infer<typeof FilingInput>;

/** A filed period: the figures of its return as they were when it was marked as filed, and who did so. */
export const Filing = z.object({
  id: z.string(),
  ...ReportRange.shape,
  ...TaxReturn.omit({ cash: true }).shape,
  claimedCents: cents.optional(),
  filedAt: z.string(),
  by: z.string(),
});
export type Filing = z.infer<typeof Filing>;

/** The filed periods of a business, the last filed first. */
export const Filings = z.object({ filings: z.array(Filing) });

/**
 * The days of a PDF of sales taxes, its language, by default that of the user, and what was typed as the tax on purchases, in
 * cents, for returns that are not filed.
 */
export const TaxPdfQuery = ReportRange.extend({
  language: z.enum(LANGUAGES).optional(),
  claimedGst: ClaimedText.optional(),
  claimedQst: ClaimedText.optional(),
});
export type TaxPdfQuery = z.infer<typeof TaxPdfQuery>;

/** A document with what it adds to the lines of a return, in cents, without zeros. */
export const FiledDocument = SalesEntry.pick({
  kind: true,
  on: true,
  invoiceId: true,
  invoiceNumber: true,
  creditNumber: true,
}).extend({ lines: z.record(z.string(), cents) });
export type FiledDocument = z.infer<typeof FiledDocument>;

/**
 * A document that adds something else to the lines of a return than when that was filed: the difference by line, in cents.
 * `gone`: it no longer counts in the period; `isDeleted`, its invoice is gone, too.
 */
export const ChangedDocument = FiledDocument.extend({
  change: z.enum(['added', 'changed', 'gone']),
  isDeleted: z.boolean().optional(),
});
export type ChangedDocument = z.infer<typeof ChangedDocument>;

/**
 * What changed since a period was filed: by line, now less filed, and the documents that these differences come from.
 * `missing`: added supplies of a quick method whose rate is missing, without which nothing is said of lines 103, 105 and 107.
 */
export const FilingChanges = z.object({
  lines: z.record(z.string(), cents),
  missing: z.array(z.enum(ALL_QUICK_GROUPS)).optional(),
  documents: z.array(ChangedDocument),
});
export type FilingChanges = z.infer<typeof FilingChanges>;
