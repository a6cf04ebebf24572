import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { JournalEntry } from './journal.ts';
import { RETURN_ACCOUNTS } from './return-lines.ts';

const cents = z.number().int();

/** The days of a report, both inclusive. */
export const ReportRange = z.strictObject({ from: Day, to: Day });
export type ReportRange = z.infer<typeof ReportRange>;

/**
 * The figures of a return in cents, by the number of their line (`RETURN_LINES`). What a business paid itself (106, 108, 109)
 * it adds itself.
 */
export const TaxReturn = z.object({
  account: z.enum(RETURN_ACCOUNTS),
  lines: z.record(z.string(), cents),
  /** The tax in the money that came in, less that in what was returned, by the day of the payment. */
  cash: z.object({ collected: cents }),
});
export type TaxReturn = z.infer<typeof TaxReturn>;

/**
 * The sales taxes of a period in Canadian dollars, and the sales and payments from which each figure follows, by day
 * (`documentsOf`). Those in other currencies are in no figure.
 */
export const TaxReport = z.object({
  ...ReportRange.shape,
  returns: z.array(TaxReturn),
  documents: z.array(JournalEntry),
});
export type TaxReport = z.infer<typeof TaxReport>;

/** The columns of an aging report: by days after the due day. */
export const AGING_BUCKETS = ['current', '1-30', '31-60', '61-90', '90+'] as const;
export type AgingBucket = (typeof AGING_BUCKETS)[number];

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

/** What is owed as of a day, by currency and customer, most first, and customers who have credit. */
export const AgingReport = z.object({ on: z.string(), rows: z.array(AgingRow) });
export type AgingReport = z.infer<typeof AgingReport>;

export const INCOME_BY = ['month', 'customer', 'product', 'province'] as const;
export type IncomeBy = (typeof INCOME_BY)[number];

/**
 * Income of a group in one currency, in cents: billed before tax less credit notes, and received with taxes less what was
 * returned. `key`: a month as yyyy-MM, a customer's id or else their name, a product's name, or a place of supply; `received`
 * is absent by product. Months come in their order, also those without income; the others by what was billed, most first.
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
