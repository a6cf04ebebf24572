import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { changeReceipt, finishReceipt } from '#functions/domain/invoice/finish-receipt.ts';
import { applyReceipt, replaceReceipt } from '#functions/domain/invoice/settle-receipt.ts';
import { todayOf } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { creditIn } from '#functions/domain/receipt/credit.ts';
import {
  applicationId,
  appliedCents,
  type CreditReturn,
  type ReceiptRecord,
  restCents,
  toReceipt,
  usedReceipt,
  type Wanted,
} from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { ReceiptListQuery } from '#shared/api/receipts.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refundsOf } from '#shared/ledger/entry.ts';
import type { VoidInput } from '#shared/ledger/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { isProvided } from '#shared/payment-methods.ts';
import type { ApplicationsInput, CustomerReceipts, Receipt, ReturnInput } from '#shared/receipt/schema.ts';
import {
  DEBIT_RUNNING,
  KEPT_NOT_VOIDABLE,
  RECEIPT_BUSY,
  RECEIPT_VOIDED,
  REFUNDED_NOT_VOIDABLE,
  RETURNED_NOT_VOIDABLE,
} from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { atPlace, checkCovered, checkPlan, invoicesOf } from './check-plan.ts';
import type { ReceiptDependencies } from './record.ts';

/** A call about a receipt of the caller's business. */
type Call = { readonly caller: Caller; readonly receiptId: string; readonly now: Date };

const DEFAULT_LIMIT = 10;

/** A page of a customer's receipts, newest first, with their credit. Throws NOT_FOUND for an unknown customer. */
export async function listReceipts(
  { table }: Pick<ReceiptDependencies, 'table'>,
  { businessId }: Pick<Caller, 'businessId'>,
  { customerId, page = 1, limit = DEFAULT_LIMIT }: ReceiptListQuery,
): Promise<CustomerReceipts> {
  orNotFound(await customersIn(table, businessId).find(customerId), 'customer');
  const receipts = await receiptsIn(table, businessId).listOf(customerId);
  const start = (page - 1) * limit;
  return {
    data: receipts
      .toReversed()
      .slice(start, start + limit)
      .map(toReceipt),
    meta: pageMeta(receipts.length, page, limit),
    credit: creditIn(receipts),
  };
}

/** A receipt. Throws NOT_FOUND for that of another business. */
export async function readReceipt(
  { table }: Pick<ReceiptDependencies, 'table'>,
  { caller, receiptId }: Pick<Call, 'caller' | 'receiptId'>,
): Promise<Receipt> {
  return toReceipt(await ownReceipt({ table }, { caller, receiptId }));
}

/**
 * Sets what a receipt pays of some invoices, each in a transaction of its own, what is taken back first. Repeating it
 * changes nothing. Throws, before any change, INVALID_REQUEST for more than the receipt has and like `checkPlan`; then,
 * at the place of the invoice, like `application`, and PROVIDER_FAILED if an open checkout cannot be closed.
 */
export async function applyCredit(
  dependencies: ReceiptDependencies,
  { input, ...call }: Call & { readonly input: ApplicationsInput },
): Promise<Receipt> {
  const receipt = await settledReceipt(dependencies, call);
  const { email: by } = call.caller;
  const wanted = input.applications.map(({ invoiceId, amount }): Wanted => {
    return { invoiceId, amountCents: toCents(amount), isCredit: true };
  });
  if (receipt.voided) throw refusal({ RECEIPT_VOIDED });
  checkCovered(receipt, wanted);
  const { table, businesses } = dependencies;
  const [found, invoices] = await Promise.all([businesses.find(receipt.businessId), invoicesOf(table, wanted)]);
  const business = orNotFound(found, 'receipt');
  await checkPlan(businesses, { receipt, plan: wanted, invoices });
  const isLess = ({ invoiceId, amountCents }: Wanted) => amountCents < appliedCents(receipt, invoiceId);
  const settling = { business, invoices, by, now: call.now };
  let current = receipt;
  for (const each of wanted.toSorted((a, b) => Number(isLess(b)) - Number(isLess(a)))) {
    const apply = () => applyReceipt(dependencies, { ...settling, receipt: current, wanted: each });
    current = await atPlace(wanted.indexOf(each), apply);
  }
  if (current.version === receipt.version) noteUnchanged();
  return toReceipt(current);
}

/**
 * Records that credit was given back. Repeating it with the same id adds nothing. Throws INVALID_REQUEST for more than
 * the credit, CONFLICT for a voided receipt and for other content under a used id.
 */
export async function returnCredit(
  dependencies: ReceiptDependencies,
  { input, ...call }: Call & { readonly input: ReturnInput },
): Promise<Receipt> {
  const receipt = await settledReceipt(dependencies, call);
  const on = await todayOf(dependencies.businesses, receipt.businessId, call.now);
  const changed = await changeReceipt(dependencies, receipt, {
    action: 'receipt.return',
    change: (before) => {
      const returned = returnOf(before, { input, on, by: call.caller.email, now: call.now });
      return returned && { ...before, returns: [...before.returns, returned] };
    },
  });
  if (changed.version === receipt.version) noteUnchanged();
  return toReceipt(changed);
}

type Returning = { readonly input: ReturnInput; readonly on: string; readonly by: string; readonly now: Date };

/** The new return; null if it was recorded before. */
function returnOf(receipt: ReceiptRecord, { input, on, by, now }: Returning): CreditReturn | null {
  const amountCents = toCents(input.amount);
  const known = receipt.returns.find(({ id }) => id === input.id);
  if (known?.amountCents === amountCents) return null;
  if (known) throw usedReceipt({ amountCents: known.amountCents, currency: receipt.currency });
  if (receipt.voided || receipt.voiding) throw refusal({ RECEIPT_VOIDED });
  const leftCents = restCents(receipt);
  if (amountCents > leftCents)
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(leftCents) } }]);
  const method = input.method ?? (isProvided(receipt.method) ? 'other' : receipt.method);
  const { id, reason } = input;
  return { id, method, amountCents, on, at: now.toISOString(), by, ...(reason && { reason }) };
}

/**
 * Voids a receipt: takes back every application, in place of what was still to be applied, then the receipt itself
 * counts for nothing. Repeating it continues what was interrupted. Throws CONFLICT for credit that was kept from a
 * refund, and if a part of it was refunded or given back.
 */
export async function voidReceipt(
  dependencies: ReceiptDependencies,
  { input, ...call }: Call & { readonly input: VoidInput },
): Promise<Receipt> {
  const { caller, now } = call;
  const own = await ownReceipt(dependencies, call);
  const receipt = own.voiding ? await settledReceipt(dependencies, call) : own;
  if (receipt.voided) {
    noteUnchanged();
    return toReceipt(receipt);
  }
  if (receipt.from) throw refusal({ KEPT_NOT_VOIDABLE });
  if (receipt.returns.length > 0) throw refusal({ RETURNED_NOT_VOIDABLE });
  await checkTakenBack(dependencies, receipt);
  const { reason } = input;
  const voiding = { at: now.toISOString(), by: caller.email, ...(reason && { reason }) };
  const plan = receipt.applications.map(({ invoiceId }): Wanted => ({ invoiceId, amountCents: 0 }));
  await dependencies.queue.continueLater(receipt);
  const { plan: _replaced, ...kept } = receipt;
  const after = { ...kept, voiding, ...(plan.length > 0 && { plan }) };
  const begun = await replaceReceipt(dependencies, { before: receipt, after });
  if (!begun) throw refusal({ RECEIPT_BUSY });
  return toReceipt(await finishReceipt(dependencies, begun, { by: caller.email, now }));
}

/** Throws CONFLICT if something that the receipt paid was refunded, or a debit of the rest of it is on its way. */
async function checkTakenBack({ ledger, invoices }: ReceiptDependencies, receipt: ReceiptRecord): Promise<void> {
  for (const { invoiceId } of receipt.applications) {
    const { checkout } = (await invoices.find(invoiceId)) ?? {};
    if (checkout?.pending) throw refusal({ DEBIT_RUNNING });
    const entries = await ledger.list(invoiceId);
    const refunds = refundsOf({ id: applicationId(receipt) }, entries);
    if (refunds.some(({ status }) => status !== 'failed')) throw refusal({ REFUNDED_NOT_VOIDABLE });
  }
}

/** The receipt once an interrupted plan of it is done. Throws NOT_FOUND for that of another business. */
async function settledReceipt(dependencies: ReceiptDependencies, call: Call): Promise<ReceiptRecord> {
  const { caller, now } = call;
  return finishReceipt(dependencies, await ownReceipt(dependencies, call), { by: caller.email, now });
}

async function ownReceipt(
  { table }: Pick<ReceiptDependencies, 'table'>,
  { caller, receiptId }: Pick<Call, 'caller' | 'receiptId'>,
): Promise<ReceiptRecord> {
  return orNotFound(await receiptsIn(table, caller.businessId).find(receiptId), 'receipt');
}
