import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { AGING_BUCKETS, INCOME_BY } from './groups.ts';
import { JournalEntry } from './journal.ts';
import { ALL_QUICK_GROUPS } from './quick-rates.ts';
import { RETURN_ACCOUNTS } from './return-lines.ts';
import { QuickMethod } from './return-settings.ts';

const cents = z.number().int();

/** The days of a report, both inclusive. */
export const ReportRange = z.strictObject({ from: Day, to: Day });
export type ReportRange = z.infer<typeof ReportRange>;

/**
 * The figures of a return in cents, by line (`RETURN_LINES`), without those that depend on what the business itself paid:
 * 106, 108 and 109.
 */
export const TaxReturn = z.object({
  account: z.enum(RETURN_ACCOUNTS),
  lines: z.record(z.string(), cents),
  /** The tax in the money that came in, less that in what was returned. */
  cash: z.object({ collected: cents }),
  /**
   * If it is by the quick method: its terms, the supplies of the period whose rate is missing, without which it has no lines
   * 103, 105 and 107, and the cents of the period's supplies that have the credit of 1 %.
   */
  quick: z.object({ terms: QuickMethod, missing: z.array(z.enum(ALL_QUICK_GROUPS)), creditedCents: cents }).optional(),
});
export type TaxReturn = z.infer<typeof TaxReturn>;

/**
 * The sales taxes of a period in Canadian dollars, and by day the sales and payments behind them (`documentsOf`). Those in
 * other currencies are in no figure.
 */
export const TaxReport = z.object({
  ...ReportRange.shape,
  returns: z.array(TaxReturn),
  documents: z.array(JournalEntry),
});
export type TaxReport = z.infer<typeof TaxReport>;

const buckets = z.object({
  current: cents,
  '1-30': cents,
  '31-60': cents,
  '61-90': cents,
  '90+': cents,
});

/** An unpaid invoice as of the day of the report. */
const AgedInvoice = z.object({
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  bucket: z.enum(AGING_BUCKETS),
  balanceCents: cents,
});

/** What a customer owes in one currency as of a day, and their credit as of today, both in cents. */
export const AgingRow = z.object({
  customerId: z.string().optional(),
  customer: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
  buckets,
  totalCents: cents,
  creditCents: cents,
  invoices: z.array(AgedInvoice),
});
export type AgingRow = z.infer<typeof AgingRow>;

/** What is owed as of a day by currency and customer, most first; also customers who only have credit. */
export const AgingReport = z.object({ on: z.string(), rows: z.array(AgingRow) });
export type AgingReport = z.infer<typeof AgingReport>;

/**
 * Income of a group in one currency, in cents: billed before tax less credit notes, and received with tax less what was
 * returned, which is absent by product. `key`: a month as yyyy-MM, a customer's id or else their name, a product's name, or a
 * place of supply. Months are in order and without gaps; other groups are by what was billed, most first.
 */
export const IncomeRow = z.object({
  key: z.string(),
  label: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
  billedCents: cents,
  receivedCents: cents.optional(),
});
export type IncomeRow = z.infer<typeof IncomeRow>;

export const IncomeReport = z.object({ ...ReportRange.shape, by: z.enum(INCOME_BY), rows: z.array(IncomeRow) });
export type IncomeReport = z.infer<typeof IncomeReport>;
