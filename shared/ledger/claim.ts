import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { line } from '#shared/text-field.ts';
import { amount, CLAIM_METHODS } from './schema.ts';

/** What a payer says about a payment that they sent, or that they did not send it after all. */
export const ClaimInput = z.strictObject({
  method: z.enum(CLAIM_METHODS),
  reference: line(100).optional(),
  /** The claim to take back. */
  takeBack: z
    .string()
    .regex(/^\w{1,64}$/, { error: 'supported' })
    .optional(),
});
export type ClaimInput = z.infer<typeof ClaimInput>;

/** That a payer says to have paid, as the invoice's link shows it; empty once that was taken back. */
export const PaymentClaim = z.object({
  /** The day in the business's time zone. */
  claimedOn: z.string().optional(),
  /** Only for the payer who made the claim, who can take it back with it. */
  claimId: z.string().optional(),
});
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
