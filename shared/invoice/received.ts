import * as z from 'zod';
import { LEDGER_METHODS } from '#shared/ledger/entry.ts';
import { CreditNote } from '#shared/ledger/schema.ts';

/** What an invoice's ledger says in total, in major units; nothing for an amount of zero. */
export const ledgerAmounts = {
  /** What counts as paid of the total. */
  amountPaid: z.number().optional(),
  /** What credit notes took off the total. */
  amountCredited: z.number().optional(),
  /** Whether it is CANCELLED because credit notes took off all of its total. */
  isCredited: z.boolean().optional(),
  /** What was returned to the customer. */
  amountRefunded: z.number().optional(),
  /** Whether a card payment is on hold while the bank reviews the payer's dispute. */
  isDisputed: z.boolean().optional(),
};

/** A payment that was received; `on` is the day in the business's time zone. */
const ReceivedPayment = z.object({ amount: z.number(), on: z.string(), method: z.enum(LEDGER_METHODS) });

/** What the document and the pay page show of an invoice's ledger, in major units. */
export const received = {
  ...ledgerAmounts,
  /** Oldest first; absent if nothing was paid, or only before payments had entries. */
  payments: z.array(ReceivedPayment).optional(),
  /** What payments in cash, made to the nearest five cents, settle beyond their amounts; negative if less. */
  cashRounding: z.number().optional(),
  /** The part of it that went back with the last of those payments. */
  cashRoundingReturned: z.number().optional(),
  /** Whether it is CANCELLED because everything paid was returned. */
  isRefunded: z.boolean().optional(),
  /** Oldest first; absent without any. */
  creditNotes: z.array(CreditNote).optional(),
};
const Received = z.object(received);
export type Received = z.infer<typeof Received>;
