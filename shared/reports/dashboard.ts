import * as z from 'zod';
import { AgingRow, IncomeRow, ReportRange } from './schema.ts';

/** What may need someone's attention, most urgent first. */
export const ATTENTION_KINDS = [
  /** A card payment that is disputed, or that a bank asks about. */
  'dispute',
  /** A bank payment that was taken back. */
  'debitReturned',
  /** Another problem with a payment, such as an overpayment. */
  'payment',
  /** A payment that the customer reported. */
  'claim',
  /** An email that was not delivered. */
  'undelivered',
  /** An invoice that is overdue for a week or more, and about which nothing was sent since its due day. */
  'unreminded',
  /** A return of the last full period, of an account of which an earlier one was filed. */
  'returnDue',
  /** A draft that a recurring invoice made. */
  'recurringDraft',
  /** Any other draft with an issue day in the past. */
  'oldDraft',
  /** An accepted estimate that is not invoiced in full. */
  'toInvoice',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** How many invoices, estimates or returns need the same attention, the first of them, and the days of returns. */
export const Attention = z.object({
  kind: z.enum(ATTENTION_KINDS),
  count: z.number().int(),
  records: z.array(z.object({ id: z.string(), number: z.string(), customer: z.string() })),
  days: ReportRange.optional(),
});
export type Attention = z.infer<typeof Attention>;

/** What is owed in one currency, in cents. */
export const Aged = AgingRow.pick({ currency: true, buckets: true, totalCents: true });
export type Aged = z.infer<typeof Aged>;

/**
 * How a business stands: the income of the last six months and what is owed today, each absent if it has too many invoices
 * for the report of it, and what needs attention, absent for those who cannot do anything about it.
 */
export const Dashboard = z.object({
  on: z.string(),
  months: z.array(IncomeRow).optional(),
  aging: z.array(Aged).optional(),
  attention: z.array(Attention).optional(),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** The months of the dashboard, the current one included. */
export const DASHBOARD_MONTHS = 6;
