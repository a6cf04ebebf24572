import { creditsIn } from '#shared/ledger/entry.ts';
import type { InvoicePayments, LedgerLine } from '#shared/ledger/schema.ts';
import { refundableCents, standingOf } from '#shared/ledger/standing.ts';
import { fromCents } from '#shared/money.ts';
import type { Ledger } from './change-ledger.ts';
import { failedCents } from './failed-refunds.ts';
import { pendingDebitOf } from './invoice-record.ts';
import type { StoredCredit, StoredEntry, StoredPayment, StoredRefund } from './ledger-store.ts';

/** A ledger as its business reads it. */
export function toInvoicePayments({ invoice, entries }: Ledger): InvoicePayments {
  const { paidCents, returnedCents, creditedCents, balanceCents } = standingOf(entries, invoice);
  const creditNotes = creditsIn(entries).map(toCreditNote);
  const pendingDebit = pendingDebitOf(invoice);
  return {
    payments: toLedgerLines(entries),
    paid: fromCents(paidCents),
    refunded: fromCents(returnedCents),
    ...(creditNotes.length > 0 && { credited: fromCents(creditedCents), creditNotes }),
    balance: invoice.status === 'CANCELLED' ? 0 : fromCents(balanceCents),
    currency: invoice.currency,
    ...(invoice.claim && { claim: invoice.claim }),
    ...(pendingDebit && { pendingDebit }),
    ...(invoice.writtenOff && { writtenOff: { ...invoice.writtenOff, amount: fromCents(balanceCents) } }),
  };
}

/**
 * The payments of a ledger in order, with roundings, disputes and refunds. Credit notes move no money and are left out.
 */
export function toLedgerLines(entries: readonly StoredEntry[]): LedgerLine[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'payment') return paymentLines(entry, entries);
    return entry.kind === 'refund' ? [refundLine(entry)] : [];
  });
}

/** A credit note as its business reads it. */
export function toCreditNote(credit: StoredCredit): NonNullable<InvoicePayments['creditNotes']>[number] {
  const { id, number, amountCents, creditedOn: on, at, by, reason, refundId } = credit;
  return { id, number, amount: fromCents(amountCents), on, at, by, reason, refundId };
}

/** A payment with its rounding and its disputes. */
function paymentLines(payment: StoredPayment, entries: readonly StoredEntry[]): LedgerLine[] {
  const { id, method, amountCents, roundingCents, currency, paidOn: on, at, voidReason: reason, disputes } = payment;
  const { by, reference, note, voidedAt, voidedBy, receiptId, appliedOn, deposit } = payment;
  const given = { by, reference, note, reason, voidedAt, voidedBy, receiptId, appliedOn, deposit };
  const own = { method, currency, on, at, paymentId: id };
  const failed = failedCents(payment, entries);
  return [
    {
      ...given,
      id,
      kind: 'payment',
      method,
      amount: fromCents(amountCents),
      currency,
      on,
      at,
      refundable: fromCents(refundableCents(payment, entries)),
      ...(failed > 0 && { failedRefund: fromCents(failed) }),
    },
    ...(roundingCents
      ? [{ ...own, id: `${id}-rounding`, kind: 'rounding' as const, amount: fromCents(roundingCents), voidedAt }]
      : []),
    ...Object.entries(disputes ?? {}).map(([disputeId, dispute]) => ({
      ...own,
      id: disputeId,
      kind: 'dispute' as const,
      amount: fromCents(dispute.amountCents),
      on: dispute.on,
      stage: dispute.stage,
    })),
  ];
}

function refundLine(refund: StoredRefund): LedgerLine {
  const { amountCents, refundedOn: on, ...rest } = refund;
  return { ...rest, amount: fromCents(amountCents), on };
}
