import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { mailedLine } from '#shared/mailed-text.ts';
import { REPORTABLE_METHODS } from '#shared/payment-methods.ts';
import { amount, PaymentInput } from './schema.ts';

/** A payer's report of a payment, or its withdrawal. */
export const ClaimInput = z.strictObject({
  method: z.enum(REPORTABLE_METHODS),
  reference: mailedLine(100).optional(),
  /** What was sent, by default the balance; another amount only if the business lets payers say it. */
  amount: amount.optional(),
  /** The id of the claim to withdraw. */
  withdraw: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'supported' })
    .optional(),
});
export type ClaimInput = z.infer<typeof ClaimInput>;

/** An open report as the invoice's link shows it; empty once it was withdrawn. */
export const PaymentClaim = z.object({
  /** The day in the business's time zone. */
  claimedOn: z.string().optional(),
  /** Only in the response to the payer who made the claim, who can withdraw it with this id. */
  claimId: z.string().optional(),
});
export type PaymentClaim = z.infer<typeof PaymentClaim>;

/** The business's answer to a claim. By default, the reported amount, else the balance, was received today. */
export const ClaimAnswer = z.strictObject({
  action: z.enum(['confirm', 'dismiss']),
  amount: amount.optional(),
  paidOn: Day.optional(),
  /** As in `PaymentInput`. */
  sendReceipt: z.boolean().optional(),
  /** As in `PaymentInput`. */
  keepRest: PaymentInput.shape.keepRest,
});
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;
