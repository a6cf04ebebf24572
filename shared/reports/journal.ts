import * as z from 'zod';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import { ExchangeRate } from '#shared/exchange-rate.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';

const cents = z.number().int();

/**
 * A tax of a document: what it was charged on and what it comes to, in cents, and what Ontario credits to a First Nations
 * customer beyond that.
 */
export const JournalTax = z.object({
  code: z.enum(TAX_CODES),
  baseCents: cents,
  cents,
  creditedCents: cents.optional(),
});
export type JournalTax = z.infer<typeof JournalTax>;

/**
 * The price of a document before tax, in cents, split as a tax return needs it; the parts add up to the price. `taxable`
 * includes what an exempt customer buys. `untaxed` is the rest: the business was not registered or typed a tax of its own, or
 * the place of supply is unknown.
 */
export const JournalPrice = z.object({
  taxable: cents,
  zeroRated: cents,
  exported: cents,
  exempt: cents,
  untaxed: cents,
});
export type JournalPrice = z.infer<typeof JournalPrice>;

const common = {
  /** The day on which it counts, in the time zone of the business. */
  on: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  customerId: z.string().optional(),
  customer: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
  /** The rate that was entered for the invoice, if it is not in Canadian dollars. Amounts are in its own currency (`inCad`). */
  exchangeRate: ExchangeRate.optional(),
  /** The place of supply. */
  place: z.enum([...PROVINCE_CODES, 'abroad', 'unknown']),
};

/**
 * What changes the sales of a business: an invoice on its issue day (`sale`), a credit note, a write-off, and what was paid
 * or credited after that (`recovery`). Amounts are positive; credit notes and write-offs take away (`signOf`).
 */
export const SalesEntry = z.object({
  ...common,
  kind: z.enum(['sale', 'credit', 'writeOff', 'recovery']),
  /** Of a credit note. */
  creditNumber: z.string().optional(),
  price: JournalPrice,
  taxes: z.array(JournalTax),
  /** A tax that the business typed, which belongs to no account. */
  ownTaxCents: cents.optional(),
});
export type SalesEntry = z.infer<typeof SalesEntry>;

/**
 * Money that pays an invoice or, if negative, was returned, on the day on which it counts on the customer's account, with its
 * share of the taxes.
 */
export const MoneyEntry = z.object({
  ...common,
  kind: z.literal('money'),
  method: z.enum(LEDGER_METHODS),
  /** Received or returned, without the rounding of cash. */
  cents,
  /**
   * By how much it reduces what the customer owes, if that differs from `cents`: cash was rounded, or what was returned is
   * not owed again.
   */
  settlesCents: cents.optional(),
  /** Whether no money moved: it is the customer's credit that pays, or a refund that stays as their credit. */
  isCredit: z.literal(true).optional(),
  taxes: z.array(JournalTax.pick({ code: true, cents: true })),
});
export type MoneyEntry = z.infer<typeof MoneyEntry>;

/** What counts of an invoice on a day. Drafts, deposit requests and invoices cancelled by hand have no sales. */
export const JournalEntry = z.discriminatedUnion('kind', [SalesEntry, MoneyEntry]);
export type JournalEntry = z.infer<typeof JournalEntry>;
