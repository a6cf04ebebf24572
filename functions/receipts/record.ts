import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { recordedEntry, transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { finishReceipt, recordedReceipt } from '#functions/domain/invoice/finish-receipt.ts';
import { moneyWrites } from '#functions/domain/invoice/invoice-counters.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { checkPayable, movedMoney } from '#functions/domain/invoice/receipt-application.ts';
import type { SettleDependencies } from '#functions/domain/invoice/settle-receipt.ts';
import { todayOf } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { type ReceiptRecord, toReceipt, usedReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { newReceipt, receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { PlanQueue } from '#functions/services/plan-queue.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import type { Receipt, ReceiptInput } from '#shared/receipt/schema.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';
import { checkPlan, invoicesOf } from './check-plan.ts';

export type ReceiptDependencies = SettleDependencies & { readonly queue: PlanQueue };

type Recording = { readonly caller: Caller; readonly input: ReceiptInput; readonly now: Date };

/**
 * Records money that a customer paid once and applies it to their invoices; the rest is their credit. Repeating it with
 * the same id adds nothing, even with other applications, and resumes what was interrupted. It closes the payer's report
 * that it names. Throws NOT_FOUND for a customer or an invoice of another business and for a report that is not open,
 * INVALID_REQUEST for more than the amount or a balance and for a day in the future, CONFLICT for an invoice of another
 * customer or currency, a cancelled one, and for other content under a used id.
 */
export async function recordReceipt(
  dependencies: ReceiptDependencies,
  { caller, input, now }: Recording,
): Promise<Receipt> {
  const { table, queue, invoices: stored } = dependencies;
  const { businessId, email: by } = caller;
  // Before the receipt: a report that is closed by then has one.
  const reportedOn = input.reportedOn === undefined ? undefined : await stored.find(input.reportedOn);
  const known = await receiptsIn(table, businessId).find(input.id);
  const wanted = wantedReceipt({ caller, input, now });
  if (known) checkRepeated(known, wanted);
  const reported = known || input.reportedOn === undefined ? undefined : checkReported(reportedOn, wanted);
  const invoices = known ? [] : await checkRecordable(dependencies, wanted, now);
  if (known) noteUnchanged();
  const receipt = known ?? wanted;
  if (receipt.plan) await queue.continueLater(receipt);
  if (!known) {
    const failed = await written(dependencies, { receipt, reported });
    if (failed === 'receiptCustomer') throw refusal({ NOT_FOUND }, { what: 'customer' });
    // Someone else recorded it just now, the same request or another under its id, or changed the reported invoice.
    if (failed !== null) return recordReceipt(dependencies, { caller, input, now });
  }
  const unchanged = invoices.filter(({ id }) => id !== reported?.id);
  return toReceipt(await finishReceipt(dependencies, receipt, { by, now, invoices: unchanged }));
}

/** The invoice of the open claim that a receipt confirms. Throws NOT_FOUND for another business's, or without the claim. */
function checkReported(found: InvoiceRecord | undefined, receipt: ReceiptRecord): InvoiceRecord {
  const invoice = orNotFound(found?.businessId === receipt.businessId && found, 'invoice');
  orNotFound(invoice.claim?.id === receipt.id, 'paymentClaim');
  checkPayable(invoice, receipt);
  return invoice;
}

type New = { readonly receipt: ReceiptRecord; readonly reported: InvoiceRecord | undefined };

/**
 * Stores a new receipt and closes the claim that it confirms in one transaction, so nobody can confirm that claim twice
 * (decision F178). Returns null, or the name of the write whose condition failed.
 */
async function written({ table, invoices }: ReceiptDependencies, { receipt, reported }: New): Promise<string | null> {
  const recorded = await recordedReceipt({ table }, { before: null, after: receipt });
  const change = { ...recorded, action: 'receipt.record' } as const;
  const money = movedMoney(null, receipt);
  if (!reported) {
    const writes = { ...newReceipt(receipt), ...moneyWrites(receipt.businessId, money) };
    return transactRecorded<string>(table, change, writes);
  }
  const { claim: _answered, ...after } = reported;
  const also = newReceipt(receipt);
  return invoices.replace({ before: reported, after, events: [], also, money, activity: recordedEntry(change) });
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
  throw usedReceipt(known);
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
    invoicesOf(table, plan),
  ]);
  orNotFound(customer, 'customer');
  if (paidOn > today) throw invalidRequest([{ path: 'paidOn', rule: 'notInFuture' }]);
  const sumCents = plan.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (sumCents > receipt.amountCents) {
    const max = plainAmount(receipt.amountCents);
    throw invalidRequest([{ path: 'applications', rule: 'max', params: { max } }]);
  }
  await checkPlan(businesses, { receipt, plan, invoices });
  return invoices;
}
