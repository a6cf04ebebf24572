import * as z from 'zod';
import { CardLabel } from '#shared/saved-card/schema.ts';

/**
 * Why a charge of a saved card failed: its bank declined, wants its holder to confirm, or will never accept it, such as a
 * lost card.
 */
export const CHARGE_FAILURES = ['declined', 'authentication', 'refused'] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];

/**
 * Why an invoice is no longer charged by itself: its last try failed, the card was removed, more is due than was
 * announced, it cannot be charged, as when the business takes no cards any more, or a person of the business stopped it.
 */
export const CHARGE_ENDS = [...CHARGE_FAILURES, 'card-removed', 'amount-raised', 'unavailable', 'stopped'] as const;
export type ChargeEnd = (typeof CHARGE_ENDS)[number];

/** Why a payer is told that an announced charge is not made; of a card that was removed, other emails tell. */
export const UNCHARGED = [...CHARGE_FAILURES, 'amount-raised', 'unavailable', 'stopped'] as const;
export type Uncharged = (typeof UNCHARGED)[number];

/** Days from the first try of a charge to the next ones. */
export const RETRY_DAYS = [3, 5, 7] as const;

/** The same of a bank account: one that lacked the money may be debited once more only (rule H1 of Payments Canada). */
export const DEBIT_RETRY_DAYS = [3] as const;

/** How an invoice is charged by itself; gone once it is paid. */
export const InvoiceCharge = z.object({
  card: CardLabel,
  /** The day of the next try, in the time zone of the business; absent once there is none any more. */
  on: z.string().optional(),
  /** Tries that failed so far. */
  tries: z.number(),
  /** Why there is no further try. */
  over: z.enum(CHARGE_ENDS).optional(),
  /** Whether more is due than the latest email told, or in another currency: then nothing is charged. */
  isUnannounced: z.literal(true).optional(),
});
export type InvoiceCharge = z.infer<typeof InvoiceCharge>;
