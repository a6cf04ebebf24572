import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { type ReceiptRecord, receiptOf } from '#functions/domain/receipt/receipt-record.ts';
import { newReceipt } from '#functions/domain/receipt/receipts.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { refundableCents } from '#shared/ledger/standing.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { CREDIT_NEEDS_CUSTOMER } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { entryWrites, type Ledger, merged, readLedger } from './change-ledger.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { Invoices } from './invoices.ts';
import type { LedgerStore, StoredEntry, StoredPayment, StoredRefund } from './ledger-store.ts';
import { movedMoney } from './receipt-application.ts';
import { settled } from './settled.ts';

export type TakingDependencies = {
  readonly table: Table;
  readonly invoices: Invoices;
  readonly ledger: LedgerStore;
  readonly businesses: Pick<Businesses, 'find'>;
};

/** What is taken off a deposit request, for the invoice with this number. */
export type Taking = {
  /** Of the receipt; unique within the business. */
  readonly id: string;
  readonly deposit: InvoiceRecord;
  readonly invoiceNumber: string;
  /** At most this much, in cents, of one of its payments. */
  readonly maxCents: number;
  readonly plan?: ReceiptRecord['plan'];
  /** How much of the deposit to apply in total, in cents; stored on the first of its receipts. */
  readonly askedCents?: number;
  /** Email of the user who does it; absent if the system does. */
  readonly by?: string | undefined;
  readonly now: Date;
};

/**
 * Takes money off a deposit request: a refund of one of its payments that stays as a receipt, in one transaction
 * (decision F188). What the deposit asks for stays paid, so an open checkout stays valid. Returns null if nothing is left
 * of it, or if the id is used. Throws CONFLICT if it keeps changing, or if its customer was deleted.
 */
export async function takeDeposit(
  { table: _, ...dependencies }: TakingDependencies,
  taking: Taking,
): Promise<ReceiptRecord | null> {
  const { invoices, businesses } = dependencies;
  const business = await businesses.find(taking.deposit.businessId);
  if (!business) return null;
  let deposit: InvoiceRecord | undefined = taking.deposit;
  const done = await retry('deposit', async () => {
    if (!deposit) return { receipt: null };
    const ledger = await readLedger(dependencies, { invoice: deposit, business });
    const taken = takenFrom(ledger, taking);
    if (!taken) return { receipt: null };
    const { receipt, refund } = taken;
    const { now, by, invoiceNumber: number } = taking;
    const at = now.toISOString();
    const after = settled(deposit, merged(ledger.entries, [refund]), { now, timeZone: business.timeZone });
    const { amountCents, currency } = refund;
    const failed = await invoices.replace({
      before: deposit,
      after: { ...after, version: deposit.version + 1, updatedAt: at },
      events: [{ at, ...(by && { by }), type: 'DEPOSIT_APPLIED', amountCents, currency, number }],
      also: { ...newReceipt(receipt), ...entryWrites(dependencies, { id: deposit.id, entries: [refund] }) },
      money: movedMoney(null, receipt),
    });
    if (failed === 'receiptCustomer') throw refusal({ CREDIT_NEEDS_CUSTOMER });
    if (failed !== null) deposit = await invoices.find(taking.deposit.id);
    return failed === null ? { receipt } : null;
  });
  if (!done) throw refusal({ INVOICE_CHANGING });
  return done.receipt;
}

/** The refund of a deposit, and the receipt that has its amount. */
type Taken = { readonly refund: StoredRefund; readonly receipt: ReceiptRecord };

/** What is taken of the first payment of a deposit that has something left; null if none has, or if the id is used. */
export function takenFrom({ invoice, entries, business }: Ledger, taking: Taking): Taken | null {
  const { id, maxCents, plan, askedCents, by, now } = taking;
  const payment = entries.find((entry) => isPaymentOf(invoice, entry) && refundableCents(entry, entries) > 0);
  if (payment?.kind !== 'payment' || entries.some((entry) => entry.id === id)) return null;
  const { method, currency } = payment;
  const amountCents = Math.min(maxCents, refundableCents(payment, entries));
  const refund: StoredRefund = {
    ...{ kind: 'refund', id, paymentId: payment.id, method, amountCents, currency, status: 'succeeded' },
    ...{ refundedOn: dayIn(business.timeZone, now), at: now.toISOString(), receiptId: id, revision: 1 },
    ...(by && { by }),
  };
  const receipt = receiptOf({ invoice, refund });
  const planned = plan?.map((wanted) => ({ ...wanted, amountCents }));
  return { refund, receipt: { ...receipt, ...(planned && { plan: planned }), ...(askedCents && { askedCents }) } };
}

/** The id of the receipt of the nth payment of a deposit. */
export function nthId(id: string, count: number): string {
  return count === 1 ? id : `${id}-${count}`;
}

function isPaymentOf({ currency }: InvoiceRecord, entry: StoredEntry): entry is StoredPayment {
  return entry.kind === 'payment' && entry.currency === currency;
}
