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
  const takenBackCents = movements.reduce((sum, movement) => sum + (movement.takenBackCents ?? 0), 0);
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

/** Whether a movement is a payment of which a bank did not return everything. */
export function isKept({ cents, roundingCents = 0, takenBackCents = 0 }: Movement): boolean {
  return cents > roundingCents + takenBackCents;
}

/** What of an invoice's refunds stays as the customer's credit, in cents. */
export function keptAsCreditCents({ movements }: Pick<InvoiceReceived, 'movements'>): number {
  return movements.reduce((sum, { cents, receiptId }) => (receiptId && cents < 0 ? sum - cents : sum), 0);
}

function received({ cents, roundingCents = 0, takenBackCents = 0, on, method, appliedOn, deposit }: Movement) {
  const credit = appliedOn ? { on: appliedOn, isCredit: true, ...(deposit && { deposit }) } : {};
  return { amount: fromCents(cents - roundingCents - takenBackCents), on, method, ...credit };
}

function toCreditNote({ id, number, amountCents, creditedOn: on }: NamedCredit): CreditNote {
  return { id, number, amount: fromCents(amountCents), on };
}
