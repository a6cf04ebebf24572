import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { line } from '#shared/text-field.ts';
import { amount, CLAIM_METHODS } from './schema.ts';

/** A payer's report of a payment. */
export const ClaimInput = z.strictObject({ method: z.enum(CLAIM_METHODS), reference: line(100).optional() });
export type ClaimInput = z.infer<typeof ClaimInput>;

/** An open report as the invoice's link shows it: the day in the business's time zone. */
export const PaymentClaim = z.object({ claimedOn: z.string() });
export type PaymentClaim = z.infer<typeof PaymentClaim>;

/** The business's answer to a claim. By default, the balance was received today. */
export const ClaimAnswer = z.strictObject({
  action: z.enum(['confirm', 'dismiss']),
  amount: amount.optional(),
  paidOn: Day.optional(),
  /** As in `PaymentInput`. */
  sendReceipt: z.boolean().optional(),
});
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;
