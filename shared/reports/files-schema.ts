import * as z from 'zod';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import { ExchangeRate } from '#shared/exchange-rate.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { HeldMoney } from './held-money.ts';
import { JournalEntry } from './journal.ts';
import { ReportRange } from './schema.ts';

const cents = z.number().int();

/**
 * What a business books of a period, by day: the journal of its invoices, and the deposits and credit that it received or
 * returned, with which every receipt of money is on the day on which it came.
 */
export const JournalReport = z.object({
  ...ReportRange.shape,
  entries: z.array(JournalEntry),
  held: z.array(HeldMoney),
});
export type JournalReport = z.infer<typeof JournalReport>;

/**
 * An issued invoice with its price and taxes in cents, and what was paid, credited and written off of it as of now; these
 * and the balance add up to the total, unless it was overpaid. One that was cancelled by hand has only zeros.
 */
export const BilledInvoice = z.object({
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  customerId: z.string().optional(),
  customer: z.string(),
  /** The place of supply. */
  place: z.enum([...PROVINCE_CODES, 'abroad', 'unknown']),
  currency: z.enum(INVOICE_CURRENCIES),
  /** The rate that was entered for it, if it is not in Canadian dollars; amounts are in its own currency. */
  exchangeRate: ExchangeRate.optional(),
  priceCents: cents,
  taxes: z.array(z.object({ code: z.enum(TAX_CODES), cents })),
  ownTaxCents: cents,
  totalCents: cents,
  paidCents: cents,
  creditedCents: cents,
  writtenOffCents: cents,
  balanceCents: cents,
  status: z.enum(INVOICE_STATUSES),
});
export type BilledInvoice = z.infer<typeof BilledInvoice>;

/** The invoices issued in a period, by issue day and number. */
export const BilledReport = z.object({ ...ReportRange.shape, invoices: z.array(BilledInvoice) });
export type BilledReport = z.infer<typeof BilledReport>;
