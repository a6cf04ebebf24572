import * as z from 'zod';
import { CreditNote } from '#shared/ledger/schema.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';

/** The totals of an invoice's ledger, in major units; zero amounts are absent. */
export const ledgerAmounts = {
  /** The part of the total that counts as paid. */
  amountPaid: z.number().optional(),
  /** The amount credited. */
  amountCredited: z.number().optional(),
  /** Whether it is CANCELLED because its whole total was credited. */
  isCredited: z.boolean().optional(),
  /** What the payer's bank returned of debits; it is not among the payments, and owed again. */
  amountTakenBack: z.number().optional(),
  /** The amount returned to the customer. */
  amountRefunded: z.number().optional(),
  /** What was not returned, but stays as the customer's credit. */
  amountKept: z.number().optional(),
  /** Whether a card payment is on hold while the bank reviews the payer's dispute. */
  isDisputed: z.boolean().optional(),
};

/** A payment that was received; `on` is the day in the business's time zone. */
const ReceivedPayment = z.object({
  amount: z.number(),
  on: z.string(),
  method: z.enum(LEDGER_METHODS),
  /** Whether the customer's credit paid it, on the day on which it was applied. */
  isCredit: z.boolean().optional(),
  /** The number of the deposit request that the credit was paid by. */
  deposit: z.string().optional(),
});

/** The part of an invoice's ledger shown on the document and the pay page, in major units. */
export const received = {
  ...ledgerAmounts,
  /** Oldest first; absent if nothing was paid. */
  payments: z.array(ReceivedPayment).optional(),
  /** The amount that cash payments, rounded to five cents, settle beyond what was received; negative if less. */
  cashRounding: z.number().optional(),
  /** The part of it that was returned with these payments. */
  cashRoundingReturned: z.number().optional(),
  /** Whether it is CANCELLED because everything paid was returned. */
  isRefunded: z.boolean().optional(),
  /** Oldest first; absent without any. */
  creditNotes: z.array(CreditNote).optional(),
};
const Received = z.object(received);
export type Received = z.infer<typeof Received>;
