import * as z from 'zod';
import { INVOICE_CURRENCIES } from '#shared/money.ts';

/** The days of the figures of what was won: today and those before it. */
export const WON_WINDOW_DAYS = 90;

/**
 * The figures of a business's estimates. Sums are of whole estimates, per currency and in major units. Days are those of
 * its time zone.
 */
export const EstimateStats = z.object({
  currencies: z.array(
    z.object({
      currency: z.enum(INVOICE_CURRENCIES),
      /** Sent, and neither answered nor expired. */
      open: z.number(),
      /** Accepted, and not invoiced in full. */
      toInvoice: z.number(),
      /** Accepted in the last 90 days. */
      won: z.number(),
    }),
  ),
  counts: z.object({
    open: z.number(),
    toInvoice: z.number(),
    won: z.number(),
    /** Accepted, declined or expired in the last 90 days. */
    closed: z.number(),
  }),
  /** Of those closed in the last 90 days, how many were accepted, in whole percent; absent if none were closed. */
  wonPercent: z.number().optional(),
});
export type EstimateStats = z.infer<typeof EstimateStats>;
