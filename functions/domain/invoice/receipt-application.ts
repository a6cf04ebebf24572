import {
  type Application,
  applicationId,
  appliedCents,
  type ReceiptRecord,
  restCents,
  restMovements,
  type Wanted,
} from '#functions/domain/receipt/receipt-record.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { refundsOf } from '#shared/ledger/entry.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { plainAmount } from '#shared/money.ts';
import { CANCELLED } from '#shared/refusals/invoices.ts';
import {
  CREDIT_TO_DEPOSIT,
  DEBIT_RUNNING,
  RECEIPT_OF_ANOTHER,
  RECEIPT_VOIDED,
  REFUNDED_NOT_VOIDABLE,
} from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { Changed, Ledger } from './change-ledger.ts';
import type { CountedMoney } from './invoice-counters.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { StoredPayment } from './ledger-store.ts';
import { usedBefore } from './repeated-entry.ts';

/** An amount that a receipt is to pay of the invoice of a ledger, and who asks for it. */
type Asked = {
  readonly receipt: ReceiptRecord;
  readonly wanted: Wanted;
  readonly by?: string | undefined;
  readonly now: Date;
  readonly reason?: string | undefined;
};

/** The change of an invoice's ledger, and the receipt after it. */
type Applied = { readonly changed: Omit<Changed, 'also' | 'money'>; readonly receipt: ReceiptRecord };

/**
 * Sets what a receipt pays of an invoice; null if it does so already. Throws INVALID_REQUEST for more than the receipt
 * or the invoice has left, CONFLICT for an invoice of another customer or currency, a cancelled one, and if some of the
 * applied amount was refunded.
 */
export function application(ledger: Ledger, { receipt, wanted, by, now, reason }: Asked): Applied | null {
  const { invoice, entries, business } = ledger;
  const { amountCents } = wanted;
  if (receipt.voided || (receipt.voiding && amountCents > 0)) throw refusal({ RECEIPT_VOIDED });
  const beforeCents = appliedCents(receipt, invoice.id);
  if (amountCents === beforeCents) return null;
  const id = applicationId(receipt);
  const known = entries.find((entry): entry is StoredPayment => entry.kind === 'payment' && entry.id === id);
  if (known && known.receiptId !== receipt.id) throw usedBefore(known);
  if (known && refundsOf(known, entries).some(({ status }) => status !== 'failed'))
    throw refusal({ REFUNDED_NOT_VOIDABLE });
  const balanceCents = standingOf(entries, invoice).balanceCents + beforeCents;
  if (amountCents > 0) {
    checkPayable(invoice, receipt);
    if (wanted.isCredit && invoice.isDeposit) throw refusal({ CREDIT_TO_DEPOSIT });
    const maxCents = Math.min(balanceCents, restCents(receipt) + beforeCents);
    if (amountCents > maxCents)
      throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(maxCents) } }]);
  }
  const at = now.toISOString();
  const before = receipt.applications.find(({ invoiceId }) => invoiceId === invoice.id);
  const isRaised = wanted.isCredit && amountCents > beforeCents;
  const appliedOn = isRaised ? dayIn(business.timeZone, now) : before?.appliedOn;
  const { method, currency, paidOn, reference } = receipt;
  const deposit = receipt.isDeposit && receipt.from?.invoiceNumber;
  const entry: StoredPayment = {
    ...{ kind: 'payment', id, method, currency, paidOn, at, receiptId: receipt.id },
    ...(by && { by }),
    amountCents: amountCents || beforeCents,
    ...(reference && { reference }),
    ...(appliedOn && { appliedOn }),
    ...(deposit && { deposit }),
    ...(amountCents === 0 && { voidedAt: at, ...(by && { voidedBy: by }), ...(reason && { voidReason: reason }) }),
    revision: (known?.revision ?? 0) + 1,
  };
  const money = {
    at,
    ...(by && { by }),
    currency,
    method,
    ...(appliedOn && { isCredit: true as const }),
    ...(deposit && { deposit }),
  };
  const events: InvoiceEvent[] = [
    ...(beforeCents > 0 ? [{ ...money, type: 'VOID' as const, amountCents: beforeCents }] : []),
    ...(amountCents > 0 ? [{ ...money, type: 'PAYMENT' as const, amountCents }] : []),
  ];
  const { invoiceNumber } = invoice;
  const paid = { invoiceId: invoice.id, invoiceNumber, amountCents, ...(appliedOn && { appliedOn }) };
  return { changed: { entries: [entry], events }, receipt: withApplication(receipt, paid) };
}

/** The money that moves between a receipt's rest and elsewhere. */
export function movedMoney(before: ReceiptRecord | null, after: ReceiptRecord): CountedMoney[] {
  const { currency } = after;
  return [
    ...(before ? restMovements(before) : []).map(({ on, cents }) => ({ on, currency, cents: -cents })),
    ...restMovements(after).map(({ on, cents }) => ({ on, currency, cents })),
  ];
}

/** Throws CONFLICT unless an invoice can be paid by a receipt, which none can be while a debit of it is on its way. */
export function checkPayable(
  invoice: Pick<InvoiceRecord, 'invoiceNumber' | 'status' | 'customerId' | 'currency' | 'checkout'>,
  { customerId, currency }: Pick<ReceiptRecord, 'customerId' | 'currency'>,
): void {
  const { invoiceNumber: number, status } = invoice;
  if (invoice.customerId !== customerId) throw refusal({ RECEIPT_OF_ANOTHER }, { what: 'customer', number });
  if (invoice.currency !== currency) throw refusal({ RECEIPT_OF_ANOTHER }, { what: 'currency', number });
  if (status === 'CANCELLED') throw refusal({ CANCELLED });
  if (invoice.checkout?.pending) throw refusal({ DEBIT_RUNNING });
}

function withApplication(receipt: ReceiptRecord, paid: Application): ReceiptRecord {
  const others = receipt.applications.filter(({ invoiceId }) => invoiceId !== paid.invoiceId);
  const applications = paid.amountCents > 0 ? [...others, paid] : others;
  return { ...receipt, applications, version: receipt.version + 1 };
}
