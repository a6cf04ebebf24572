import { refundsOf } from '#shared/ledger/entry.ts';
import { refundableCents } from '#shared/ledger/standing.ts';
import { oldestFirst, type StoredEntry, type StoredPayment } from './ledger-store.ts';

/**
 * The amount still to be returned of a payment after refunds that failed at the bank, in cents. A second failure of an
 * amount that is already owed counts as a retry. Refunds that the card provider refused do not count.
 */
export function failedCents(payment: StoredPayment, entries: readonly StoredEntry[]): number {
  const owed: number[] = [];
  for (const refund of oldestFirst(refundsOf(payment, entries))) {
    if (refund.status !== 'failed') settle(owed, refund.amountCents);
    else if (refund.providerId && !owed.includes(refund.amountCents)) owed.push(refund.amountCents);
  }
  const owedCents = owed.reduce((sum, cents) => sum + cents, 0);
  return Math.min(owedCents, refundableCents(payment, entries));
}

/** Deducts a returned amount: from an equal debt, if any, otherwise from the oldest. */
function settle(owed: number[], returnedCents: number): void {
  const same = owed.indexOf(returnedCents);
  if (same >= 0) return void owed.splice(same, 1);
  let leftCents = returnedCents;
  while (leftCents > 0 && owed.length > 0) {
    const [oldest = 0, ...rest] = owed;
    const takenCents = Math.min(leftCents, oldest);
    owed.splice(0, owed.length, ...(oldest > takenCents ? [oldest - takenCents] : []), ...rest);
    leftCents -= takenCents;
  }
}
