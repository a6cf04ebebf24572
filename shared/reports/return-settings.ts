import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { decimal } from '#shared/number-field.ts';
import { Version } from '#shared/version.ts';
import type { QuickAccount, QuickGroup } from './quick-rates.ts';

/** How often a business files its returns. */
export const FILING_PERIODS = ['month', 'quarter', 'year'] as const;
export type FilingPeriod = (typeof FILING_PERIODS)[number];

/** The highest remittance rate, in percent: no tax is higher. */
export const MAX_QUICK_PERCENT = 15;

const percent = decimal(MAX_QUICK_PERCENT, 3).min(0).optional();

const method = {
  /** The first day of the first period that is filed by it. */
  from: Day,
  /** The month in which the fiscal year begins, 1 to 12. */
  yearStart: z.number().int().min(1).max(12),
  /** Whether the business registered on that first day: then its first supplies have the credit of 1 % at once. */
  sinceRegistration: z.boolean().optional(),
};
const gstRates = { GST: percent, NB: percent, NL: percent, NS: percent, ON: percent, PE: percent, HST: percent };
const qstRates = { QST: percent };

/** The quick method of an account: since when, and its remittance rates in percent. */
export const QuickMethod = z.strictObject({
  ...method,
  rates: z.strictObject({ ...gstRates, ...qstRates } satisfies Record<QuickGroup, typeof percent>),
});
export type QuickMethod = z.infer<typeof QuickMethod>;

/** How a business files by the quick method; an account that is absent is filed by the regular one. */
export const QuickMethods = z.strictObject({
  GST_HST: z.strictObject({ ...method, rates: z.strictObject(gstRates) }).optional(),
  QST: z.strictObject({ ...method, rates: z.strictObject(qstRates) }).optional(),
} satisfies Record<QuickAccount, unknown>);
export type QuickMethods = { readonly [Account in QuickAccount]?: QuickMethod | undefined };

/** How a business files its returns. */
export const ReturnSettings = z.object({ period: z.enum(FILING_PERIODS), quick: QuickMethods, version: Version });
export type ReturnSettings = z.infer<typeof ReturnSettings>;

/** Changes of how a business files; `quick` replaces the methods of all accounts. */
export const ReturnSettingsUpdate = z.strictObject({
  period: z.enum(FILING_PERIODS).optional(),
  quick: QuickMethods.optional(),
  version: Version.optional(),
});
export type ReturnSettingsUpdate = z.infer<typeof ReturnSettingsUpdate>;

/** How a business files that has not said it. */
export const DEFAULT_RETURN_SETTINGS: ReturnSettings = { period: 'quarter', quick: {}, version: 1 };
