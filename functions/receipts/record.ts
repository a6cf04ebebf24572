import { invoiceKey } from '#functions/data/table/keys.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { finishReceipt, recordedReceipt } from '#functions/domain/invoice/finish-receipt.ts';
import { moneyWrites } from '#functions/domain/invoice/invoice-counters.ts';
import { dueCentsOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { issue } from '#functions/domain/invoice/issue.ts';
import { movedMoney, type SettleDependencies } from '#functions/domain/invoice/settle-receipt.ts';
import { todayOf } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { type ReceiptRecord, toReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { newReceipt, receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { PlanQueue } from '#functions/services/plan-queue.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import type { Receipt, ReceiptInput } from '#shared/receipt/schema.ts';
import { CANCELLED } from '#shared/refusals/invoices.ts';
import { RECEIPT_EXISTS, RECEIPT_OF_ANOTHER } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';

export type ReceiptDependencies = SettleDependencies & { readonly queue: PlanQueue };

type Recording = { readonly caller: Caller; readonly input: ReceiptInput; readonly now: Date };

/**
 * Records money that a customer paid once and applies it to their invoices; the rest is their credit. Repeating it with
 * the same id adds nothing, whatever its applications, and continues what was interrupted. Throws NOT_FOUND for a customer or an invoice of another
 * business, INVALID_REQUEST for more than the amount or a balance and for a day in the future, CONFLICT for an invoice
 * of another customer or currency, a cancelled one, and for other content under a used id.
 */
export async function recordReceipt(
  dependencies: ReceiptDependencies,
  { caller, input, now }: Recording,
): Promise<Receipt> {
  const { table, queue } = dependencies;
  const { businessId, email: by } = caller;
  const receipts = receiptsIn(table, businessId);
  const known = await receipts.find(input.id);
  const wanted = wantedReceipt({ caller, input, now });
  if (known) checkRepeated(known, wanted);
  const invoices = known ? [] : await checkRecordable(dependencies, wanted, now);
  if (known) noteUnchanged();
  const receipt = known ?? wanted;
  if (receipt.plan) await queue.continueLater(receipt);
  if (!known) {
    const failed = await transactRecorded<string>(
      table,
      { ...(await recordedReceipt({ table }, { before: null, after: receipt })), action: 'receipt.record' },
      { ...newReceipt(receipt), ...moneyWrites(businessId, movedMoney(null, receipt)) },
    );
    if (failed === 'receiptCustomer') throw refusal({ NOT_FOUND }, { what: 'customer' });
    // Someone else recorded it just now: the same request, or another under its id.
    if (failed !== null) return recordReceipt(dependencies, { caller, input, now });
  }
  return toReceipt(await finishReceipt(dependencies, receipt, { by, now, invoices }));
}

function wantedReceipt({ caller, input, now }: Recording): ReceiptRecord {
  const { id, customerId, method, currency, paidOn, reference, note, sendReceipt, applications } = input;
  const amountCents = toCents(input.amount);
  return {
    ...{ id, customerId, method, currency, paidOn, amountCents },
    businessId: caller.businessId,
    at: now.toISOString(),
    by: caller.email,
    ...(reference && { reference }),
    ...(note && { note }),
    ...(sendReceipt && { sendsReceipt: true }),
    ...(applications.length > 0 && {
      plan: applications.map(({ invoiceId, amount }) => ({ invoiceId, amountCents: toCents(amount) })),
    }),
    ...{ applications: [], returns: [], version: 1 },
  };
}

const REPEATED = ['customerId', 'method', 'amountCents', 'currency', 'paidOn', 'reference', 'note'] as const;

/** Throws CONFLICT unless a receipt is the one that was recorded under its id. */
function checkRepeated(known: ReceiptRecord, wanted: ReceiptRecord): void {
  if (REPEATED.every((field) => known[field] === wanted[field])) return;
  throw refusal({ RECEIPT_EXISTS }, { amount: plainAmount(known.amountCents), currency: known.currency });
}

/** Throws unless a new receipt may be recorded; returns the invoices that it pays. */
async function checkRecordable(
  { table, businesses }: ReceiptDependencies,
  receipt: ReceiptRecord,
  now: Date,
): Promise<InvoiceRecord[]> {
  const { businessId, customerId, paidOn, plan = [] } = receipt;
  const [today, customer, invoices] = await Promise.all([
    todayOf(businesses, businessId, now),
    customersIn(table, businessId).find(customerId),
    plan.length > 0 ? table.getAll<InvoiceRecord>(keysOf(plan)) : [],
  ]);
  orNotFound(customer, 'customer');
  if (paidOn > today) throw invalidRequest([{ path: 'paidOn', rule: 'notInFuture' }]);
  const sumCents = plan.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (sumCents > receipt.amountCents) {
    const max = plainAmount(receipt.amountCents);
    throw invalidRequest([{ path: 'applications', rule: 'max', params: { max } }]);
  }
  for (const [index, { invoiceId, amountCents }] of plan.entries()) {
    const invoice = orNotFound(
      invoices.find((found) => found.id === invoiceId && found.businessId === businessId),
      'invoice',
    );
    checkPayable(invoice, receipt);
    // A draft is issued with it, at the taxes of that moment.
    const dueCents = dueCentsOf(await issue(businesses, invoice));
    const isRepeated = plan.findIndex((other) => other.invoiceId === invoiceId) < index;
    if (amountCents > dueCents || isRepeated) {
      const max = plainAmount(isRepeated ? 0 : dueCents);
      throw invalidRequest([{ path: `applications.${index}.amount`, rule: 'max', params: { max } }]);
    }
  }
  return invoices;
}

function checkPayable(
  { customerId, currency, status, invoiceNumber: number }: InvoiceRecord,
  receipt: ReceiptRecord,
): void {
  if (customerId !== receipt.customerId) throw refusal({ RECEIPT_OF_ANOTHER }, { what: 'customer', number });
  if (currency !== receipt.currency) throw refusal({ RECEIPT_OF_ANOTHER }, { what: 'currency', number });
  if (status === 'CANCELLED') throw refusal({ CANCELLED });
}

/** Each once: the table refuses to read a key twice. */
function keysOf(plan: readonly { readonly invoiceId: string }[]) {
  return [...new Set(plan.map(({ invoiceId }) => invoiceId))].map(invoiceKey);
}
