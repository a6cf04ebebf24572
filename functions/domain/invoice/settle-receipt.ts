import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { noteWritten } from '#functions/domain/audit/audited-call.ts';
import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { ReceiptRecord, Wanted } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn, receiptWrite } from '#functions/domain/receipt/receipts.ts';
import { AppError } from '#shared/errors.ts';
import { RECEIPT_BUSY } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';
import { changeLedger, type Ledger, type LedgerDependencies } from './change-ledger.ts';
import { thenPaidByCredit } from './credit-on-issue.ts';
import { moneyWrites } from './invoice-counters.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { issue } from './issue.ts';
import { application, movedMoney } from './receipt-application.ts';

export type SettleDependencies = LedgerDependencies & {
  readonly table: Table;
  readonly businesses: Businesses;
};

/** Who has a receipt applied, and its invoices if they were just read, which saves reading them again. */
export type Settling = {
  readonly by: string;
  readonly now: Date;
  /** Why a payment is taken back. */
  readonly reason?: string | undefined;
  readonly invoices?: readonly InvoiceRecord[];
};

/**
 * Carries out a receipt's plan, each invoice in a transaction of its own, so whatever ends it halfway, every cent is
 * either applied or credit, and it can be continued by anyone. What an invoice no longer takes stays as credit. Throws
 * PROVIDER_FAILED if an open checkout cannot be closed.
 */
export async function settleReceipt(
  dependencies: SettleDependencies,
  receipt: ReceiptRecord,
  settling: Settling,
): Promise<ReceiptRecord> {
  const business = await dependencies.businesses.find(receipt.businessId);
  if (!business) throw refusal({ NOT_FOUND }, { what: 'receipt' });
  const { reason } = receipt.voiding ?? settling;
  let current = receipt;
  for (let [next] = planOf(current); next; [next] = planOf(current)) {
    current = await settleOne(dependencies, { ...settling, reason, receipt: current, wanted: next, business });
  }
  return current;
}

type One = Settling & {
  readonly receipt: ReceiptRecord;
  readonly wanted: Wanted;
  readonly business: BusinessRecord;
};

async function settleOne(dependencies: SettleDependencies, one: One): Promise<ReceiptRecord> {
  try {
    return await applyReceipt(dependencies, one);
  } catch (error) {
    const isRefused = error instanceof AppError && REFUSED.has(error.code);
    if (!isRefused) throw error;
    if (one.receipt.voiding && error.reason !== 'REFUNDED_NOT_VOIDABLE') throw error;
    if (one.receipt.voiding) {
      await abandonVoiding(dependencies, one.receipt);
      throw error;
    }
    return withoutWanted(dependencies, one);
  }
}

/** What cannot be taken back must not be voided either: what was taken back before stays as credit. */
async function abandonVoiding(dependencies: Pick<SettleDependencies, 'table'>, receipt: ReceiptRecord): Promise<void> {
  const { voiding: _abandoned, plan: _left, ...after } = receipt;
  await replaceReceipt(dependencies, { before: receipt, after });
}

const REFUSED: ReadonlySet<string> = new Set(['CONFLICT', 'INVALID_REQUEST', 'NOT_FOUND']);

/**
 * Applies a receipt to an invoice, or changes or takes back what it pays of it, in one transaction with the invoice.
 * Returns the receipt after it. Throws like `application`, NOT_FOUND unless both belong to the business.
 */
export async function applyReceipt(dependencies: SettleDependencies, one: One): Promise<ReceiptRecord> {
  try {
    return await applyOnce(dependencies, one);
  } catch (error) {
    if (!(error instanceof AppError && REFUSED.has(error.code))) throw error;
    // It may have been judged by what someone else changed meanwhile.
    const { businessId, id, version } = one.receipt;
    const receipt = await receiptsIn(dependencies.table, businessId).find(id);
    if (!receipt || receipt.version === version) throw error;
    return applyOnce(dependencies, { ...one, receipt, invoices: [] });
  }
}

async function applyOnce(
  dependencies: SettleDependencies,
  { receipt: known, wanted, business, by, now, reason, invoices = [] }: One,
): Promise<ReceiptRecord> {
  const receipts = receiptsIn(dependencies.table, known.businessId);
  let isFirst = true;
  let result = known;
  const applying = {
    find: async () => {
      const found = isFirst ? known : await receipts.find(known.id);
      if (!found) throw refusal({ NOT_FOUND }, { what: 'receipt' });
      result = found;
      const read = isFirst ? invoices.find(({ id }) => id === wanted.invoiceId) : undefined;
      isFirst = false;
      return { invoice: read ?? (await ownInvoice(dependencies, known.businessId, wanted.invoiceId)), business };
    },
    change: (ledger: Ledger) => {
      const before = result;
      const applied = application(ledger, { receipt: before, wanted, by, now, reason });
      if (!applied) return null;
      result = withoutPlanned(applied.receipt, wanted);
      return { ...applied.changed, also: { receipt: receiptWrite(result) }, money: movedMoney(before, result) };
    },
  };
  const { table } = dependencies;
  const isPayment = wanted.amountCents > 0 && !wanted.isCredit;
  const outcome = await changeLedger(dependencies, {
    ...(isPayment ? thenPaidByCredit(applying, { table, by, now, except: known.id }) : applying),
    prepare: (invoice) => (wanted.amountCents > 0 ? issue(dependencies.businesses, invoice) : Promise.resolve(invoice)),
    now,
    isByHand: true,
  });
  if (outcome?.isChanged === false) return withoutWanted(dependencies, { receipt: result, wanted });
  return result;
}

/** Replaces a receipt with its next version, and returns that; null if someone else changed it first. */
export async function replaceReceipt(
  { table }: Pick<SettleDependencies, 'table'>,
  { before, after }: { before: ReceiptRecord; after: ReceiptRecord },
): Promise<ReceiptRecord | null> {
  const next = { ...after, version: before.version + 1 };
  const failed = await table.transact({
    receipt: receiptWrite(next),
    ...moneyWrites(before.businessId, movedMoney(before, next)),
  });
  return failed === null ? next : null;
}

/** Takes an amount off the plan without applying it. Throws CONFLICT if the receipt keeps changing. */
async function withoutWanted(
  dependencies: SettleDependencies,
  { receipt, wanted }: Pick<One, 'receipt' | 'wanted'>,
): Promise<ReceiptRecord> {
  const receipts = receiptsIn(dependencies.table, receipt.businessId);
  let before: ReceiptRecord | undefined = receipt;
  const written = await retry('receipt-plan', async () => {
    if (!before) throw refusal({ NOT_FOUND }, { what: 'receipt' });
    if (!planOf(before).some(({ invoiceId }) => invoiceId === wanted.invoiceId)) return before;
    const next = await replaceReceipt(dependencies, { before, after: withoutPlanned(before, wanted) });
    if (!next) before = await receipts.find(receipt.id);
    return next;
  });
  if (!written) throw refusal({ RECEIPT_BUSY });
  noteWritten();
  return written;
}

function withoutPlanned({ plan = [], ...receipt }: ReceiptRecord, { invoiceId }: Wanted): ReceiptRecord {
  const left = plan.filter((wanted) => wanted.invoiceId !== invoiceId);
  return { ...receipt, ...(left.length > 0 && { plan: left }) };
}

const planOf = ({ plan = [] }: ReceiptRecord) => plan;

async function ownInvoice({ invoices }: Pick<SettleDependencies, 'invoices'>, businessId: string, invoiceId: string) {
  const invoice = await invoices.find(invoiceId);
  if (invoice?.businessId !== businessId) throw refusal({ NOT_FOUND }, { what: 'invoice' });
  return invoice;
}
