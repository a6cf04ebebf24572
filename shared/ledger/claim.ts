import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { line } from '#shared/text-field.ts';
import { amount, CLAIM_METHODS } from './schema.ts';

/** What a payer says about a payment that they sent. */
export const ClaimInput = z.strictObject({ method: z.enum(CLAIM_METHODS), reference: line(100).optional() });
export type ClaimInput = z.infer<typeof ClaimInput>;

/** That a payer says to have paid, as the invoice's link shows it: the day in the business's time zone. */
export const PaymentClaim = z.object({ claimedOn: z.string() });
export type PaymentClaim = z.infer<typeof PaymentClaim>;

/** What the business says about a claim. Without an amount or a day, the balance was received today. */
export const ClaimAnswer = z.strictObject({
  action: z.enum(['confirm', 'dismiss']),
  amount: amount.optional(),
  paidOn: Day.optional(),
  /** As in `PaymentInput`. */
  sendReceipt: z.boolean().optional(),
});
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;
