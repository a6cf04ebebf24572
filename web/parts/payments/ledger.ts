import type { LedgerLine } from '#shared/ledger/schema.ts';
import { isProvided } from '#shared/payment-methods.ts';

type Lines = readonly LedgerLine[];

/** Whether a payment can be voided: a person recorded it, and no part of it was refunded later. */
export function canBeVoided({ id, kind, method, voidedAt }: LedgerLine, lines: Lines): boolean {
  const refunds = lines.filter((line) => line.kind === 'refund' && line.paymentId === id && line.status !== 'failed');
  // What was given back at once of more than the balance is voided along with it.
  const isRefunded = refunds.some((refund) => refund.id !== `${id}-rest`);
  return kind === 'payment' && !isProvided(method) && !voidedAt && !isRefunded;
}

/** Number of payments to void to clear the ledger; 0 if that is impossible. */
export function paymentsToVoid(lines: Lines): number {
  const payments = lines.filter(({ kind, voidedAt }) => kind === 'payment' && !voidedAt);
  return payments.every((payment) => canBeVoided(payment, lines)) ? payments.length : 0;
}
