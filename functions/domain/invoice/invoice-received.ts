import type { Received } from '#shared/invoice/received.ts';
import type { NamedCredit } from '#shared/ledger/entry.ts';
import type { CreditNote } from '#shared/ledger/schema.ts';
import type { Movement } from '#shared/ledger/standing.ts';
import { fromCents } from '#shared/money.ts';

/** An invoice's stored summary of its ledger, derived in the same transaction. */
export type InvoiceReceived = {
  /** The part of the total that counts as paid, in cents. */
  readonly paidCents?: number;
  /** Returned by refunds and lost disputes, in cents. */
  readonly returnedCents?: number;
  /** Taken off the total by credit notes, in cents. */
  readonly creditedCents?: number;
  /** The credit notes, oldest first. */
  readonly credits?: readonly NamedCredit[];
  /** Whether it is CANCELLED because its whole total was credited. */
  readonly isCredited?: boolean;
  /** Withheld by the provider during a dispute, in cents. */
  readonly disputedCents?: number;
  /** Money received and returned, oldest day first. */
  readonly movements: readonly Movement[];
  /** Whether it is CANCELLED because everything paid was returned. */
  readonly isRefunded?: boolean;
};

/** The ledger summary as shown to readers, in major units. */
export function receivedFor({ movements, paidCents = 0, ...record }: InvoiceReceived): Received {
  const { returnedCents = 0, disputedCents, creditedCents, credits, isRefunded, isCredited } = record;
  const payments = movements.filter(isKept);
  const takenBackCents = takenBackCentsOf({ movements });
  const keptCents = keptAsCreditCents({ movements });
  const roundingCents = payments.reduce((sum, payment) => sum + (payment.roundingCents ?? 0), 0);
  // A movement of nothing but rounding is the rounding of a returned cash payment.
  const roundingBackCents = movements.reduce(
    (sum, { cents, roundingCents }) => (cents === roundingCents ? sum - cents : sum),
    0,
  );
  return {
    ...(paidCents > 0 && { amountPaid: fromCents(paidCents) }),
    ...(creditedCents && { amountCredited: fromCents(creditedCents) }),
    ...(returnedCents > keptCents && { amountRefunded: fromCents(returnedCents - keptCents) }),
    ...(keptCents > 0 && { amountKept: fromCents(keptCents) }),
    ...(takenBackCents > 0 && { amountTakenBack: fromCents(takenBackCents) }),
    ...(disputedCents && { isDisputed: true }),
    ...(payments.length > 0 && { payments: payments.map(received) }),
    ...(roundingCents && { cashRounding: fromCents(roundingCents) }),
    ...(roundingBackCents && { cashRoundingReturned: fromCents(roundingBackCents) }),
    ...(credits && { creditNotes: credits.map(toCreditNote) }),
    ...(isRefunded && { isRefunded }),
    ...(isCredited && { isCredited }),
  };
}

/** What was received with a movement and not taken back by a bank, in cents; negative for money returned. */
export function netCentsOf({ cents, roundingCents = 0, takenBackCents = 0 }: Movement): number {
  return cents - roundingCents - takenBackCents;
}

/** Whether a movement is a payment of which a bank did not take everything back. */
export function isKept(movement: Movement): boolean {
  return netCentsOf(movement) > 0;
}

/** What the bank returned of its debits, in cents: it counts as not received. */
export function takenBackCentsOf({ movements }: Pick<InvoiceReceived, 'movements'>): number {
  return movements.reduce((sum, { takenBackCents = 0 }) => sum + takenBackCents, 0);
}

/** What of an invoice's refunds stays as the customer's credit, in cents. */
export function keptAsCreditCents({ movements }: Pick<InvoiceReceived, 'movements'>): number {
  return movements.reduce((sum, { cents, receiptId }) => (receiptId && cents < 0 ? sum - cents : sum), 0);
}

function received(movement: Movement) {
  const { on, method, appliedOn, deposit } = movement;
  const credit = appliedOn ? { on: appliedOn, isCredit: true, ...(deposit && { deposit }) } : {};
  return { amount: fromCents(netCentsOf(movement)), on, method, ...credit };
}

function toCreditNote({ id, number, amountCents, creditedOn: on }: NamedCredit): CreditNote {
  return { id, number, amount: fromCents(amountCents), on };
}
