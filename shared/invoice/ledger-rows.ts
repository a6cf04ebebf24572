import type { CreditNote } from '#shared/ledger/schema.ts';
import { toCents } from '#shared/money.ts';
import { remainingCents, settledCents } from './amount-due.ts';
import { closedState } from './payer-state.ts';
import type { PublicInvoice } from './public-invoice.ts';
import type { Received } from './received.ts';

/** A row below the total, in cents, negative for payments. The rows down to the balance add up to it. */
export type LedgerRow = {
  /** Unique among the rows of an invoice. */
  readonly key: string;
  readonly label:
    | 'credited'
    | 'amountPaid'
    | 'earlierPayments'
    | 'cashRounding'
    | 'refunded'
    | 'keptAsCredit'
    | 'balanceDue';
  readonly cents: number;
  /** The payment that the row shows. */
  readonly payment?: Payment;
  /** The credit note that the row shows. */
  readonly creditNote?: CreditNote;
};

type Payment = NonNullable<Received['payments']>[number];

/** Number of payments with a row of their own; if there are more, the oldest share one. */
const MAX_ROWS = 5;

/**
 * The credits, payments, refunds and balance of a total. The part of a refund that is owed again is above the balance,
 * the rest below it, since that does not change the balance.
 */
export function ledgerRows(invoice: PublicInvoice, totalCents: number): LedgerRow[] {
  const { payments = [], creditNotes = [], cashRounding = 0, amountRefunded = 0, amountKept = 0 } = invoice;
  const first = payments.length > MAX_ROWS ? payments.length - MAX_ROWS + 1 : 0;
  const settled = settledCents(invoice);
  const { paidCents, creditedCents } = settled;
  const roundingCents = toCents(cashRounding);
  const owedAgainCents = sumCents(payments) + roundingCents - paidCents;
  const keptCents = toCents(amountKept);
  const refundedCents = toCents(amountRefunded) + keptCents;
  // A bank payment that is on its way has paid nothing yet.
  const isAsked = paidCents + creditedCents > 0 && (closedState(invoice) ?? 'debited') === 'debited';
  const isOwedAgain = owedAgainCents > 0 && owedAgainCents === refundedCents;
  // Rounding that was returned has no row, unless only one of the two counts towards the balance.
  const backCents = !isAsked || isOwedAgain ? toCents(invoice.cashRoundingReturned ?? 0) : 0;
  const dueCents = isAsked ? remainingCents(totalCents, settled) : 0;
  const rows: Omit<LedgerRow, 'key'>[] = [
    ...creditNotes.map((creditNote) => ({
      label: 'credited' as const,
      cents: -toCents(creditNote.amount),
      creditNote,
    })),
    { label: 'earlierPayments', cents: -sumCents(payments.slice(0, first)) },
    ...payments
      .slice(first)
      .map((payment) => ({ label: 'amountPaid' as const, cents: -toCents(payment.amount), payment })),
    { label: 'cashRounding', cents: backCents - roundingCents },
    ...returned(isOwedAgain ? owedAgainCents - backCents : owedAgainCents, keptCents),
    { label: 'balanceDue', cents: dueCents },
    ...returned(isOwedAgain ? 0 : refundedCents - owedAgainCents - backCents, Math.max(0, keptCents - owedAgainCents)),
  ];
  return rows.map((row, index) => ({ ...row, key: `${row.label}-${index}` })).filter(({ cents }) => cents !== 0);
}

/** A returned amount in up to two rows: what of it stays as credit, and what was refunded. */
function returned(cents: number, keptCents: number): Omit<LedgerRow, 'key'>[] {
  const ofIt = Math.min(cents, keptCents);
  return [
    { label: 'keptAsCredit', cents: ofIt },
    { label: 'refunded', cents: cents - ofIt },
  ];
}

function sumCents(payments: readonly Payment[]): number {
  return payments.reduce((sum, { amount }) => sum + toCents(amount), 0);
}

type Texts = {
  readonly paidOn: (day: string) => string;
  readonly creditAppliedOn: (day: string) => string;
  readonly depositApplied: (number: string, day: string) => string;
  readonly creditNoteOf: (creditNote: { number: string; on: string }) => string;
  readonly document: Readonly<Record<LedgerRow['label'], string>>;
};

/** The label of a row, such as "Paid on March 02, 2026". */
export function ledgerLabel({ label, payment, creditNote }: LedgerRow, texts: Texts): string {
  if (creditNote) return texts.creditNoteOf(creditNote);
  if (!payment) return texts.document[label];
  if (payment.deposit) return texts.depositApplied(payment.deposit, payment.on);
  return payment.isCredit ? texts.creditAppliedOn(payment.on) : texts.paidOn(payment.on);
}
