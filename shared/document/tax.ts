import * as z from 'zod';
import { TAX_CODES } from '#shared/canada/tax-codes.ts';

/** What a tax applies to at a rate, as computed: it says what the tax comes to whichever lines count. */
export const TaxShares = z.object({
  code: z.enum(TAX_CODES),
  ratePercent: z.number(),
  /** Percent of the price that the province credits to the recipient, beyond the rate that is charged. */
  creditPercent: z.number().optional(),
  registration: z.string(),
  rule: z.string(),
  /** Percent of the price of each line that is taxed. */
  shares: z.array(z.number()),
  /** Lines at this rate only while all of them come to at most an amount before tax, or only while they come to more. */
  limit: z.object({ lines: z.array(z.number()), cents: z.number(), isWithin: z.boolean() }).optional(),
});
export type TaxShares = z.infer<typeof TaxShares>;

/**
 * A tax of an invoice as computed, so that later changes of rates and numbers do not affect it. There can be two of one code:
 * the HST on what a province rebates, and on the rest.
 */
export const InvoiceTax = z.object({
  code: z.enum(TAX_CODES),
  ratePercent: z.number(),
  /** The taxed amount, in major units, after discount and shipping. */
  baseAmount: z.number(),
  /** In major units. */
  amount: z.number(),
  /** What Ontario credits to a First Nations recipient beyond that, in major units: it is not charged. */
  credited: z.number().optional(),
  /** The issuer's registration, as printed. */
  registration: z.string().optional(),
  /** The rate that was used, and where it is published. */
  rule: z.string(),
  /** Percent of the price that is taxed, if that is only a part of it. */
  pricePercent: z.number().optional(),
  /** Indexes of the lines it is charged on; absent if it is charged on all. */
  lines: z.array(z.number()).optional(),
});
export type InvoiceTax = z.infer<typeof InvoiceTax>;
