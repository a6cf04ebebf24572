import type { LedgerLine } from '#shared/ledger/schema.ts';

type Lines = readonly LedgerLine[];

/** Whether a payment can be voided: a person recorded it or applied credit, and no part of it was refunded. */
export function canBeVoided({ id, kind, method, voidedAt, receiptId }: LedgerLine, lines: Lines): boolean {
  const isRefunded = lines.some((line) => line.kind === 'refund' && line.paymentId === id && line.status !== 'failed');
  return kind === 'payment' && (method !== 'card' || receiptId !== undefined) && !voidedAt && !isRefunded;
}

/** Whether a part of a payment can be refunded: credit that was once paid by card is taken back by a void instead. */
export function canBeRefunded({ method, receiptId, refundable = 0 }: LedgerLine): boolean {
  return refundable > 0 && !(method === 'card' && receiptId !== undefined);
}

/** Number of payments to void to clear the ledger; 0 if that is impossible. */
export function paymentsToVoid(lines: Lines): number {
  const payments = lines.filter(({ kind, voidedAt }) => kind === 'payment' && !voidedAt);
  return payments.every((payment) => canBeVoided(payment, lines)) ? payments.length : 0;
}
