import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { dueCentsOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { issue } from '#functions/domain/invoice/issue.ts';
import { checkPayable } from '#functions/domain/invoice/receipt-application.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { appliedCents, type ReceiptRecord, restCents, type Wanted } from '#functions/domain/receipt/receipt-record.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { plainAmount } from '#shared/money.ts';

type Plan = {
  readonly receipt: ReceiptRecord;
  readonly plan: readonly Wanted[];
  /** Those that it pays, as far as they exist. */
  readonly invoices: readonly InvoiceRecord[];
};

/**
 * Throws, at the place of the invoice, unless each takes what a receipt is to pay of it beyond what it pays already:
 * NOT_FOUND for that of another business, INVALID_REQUEST for more than its balance and for one named twice, CONFLICT
 * for one of another customer or currency and a cancelled one.
 */
export async function checkPlan(
  businesses: Pick<Businesses, 'findCompany' | 'findPaymentSettings'>,
  { receipt, plan, invoices }: Plan,
): Promise<void> {
  for (const [index, { invoiceId, amountCents }] of plan.entries()) {
    const beforeCents = appliedCents(receipt, invoiceId);
    const isRepeated = plan.findIndex((other) => other.invoiceId === invoiceId) < index;
    await atPlace(index, async () => {
      if (amountCents <= beforeCents && !isRepeated) return;
      const invoice = orNotFound(
        invoices.find(({ id, businessId }) => id === invoiceId && businessId === receipt.businessId),
        'invoice',
      );
      checkPayable(invoice, receipt);
      // A draft is issued with it, at the taxes of that moment.
      const maxCents = isRepeated ? 0 : beforeCents + dueCentsOf(await issue(businesses, invoice));
      if (amountCents <= maxCents) return;
      throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(maxCents) } }]);
    });
  }
}

/** Throws INVALID_REQUEST if invoices are to get more than a receipt has, at the place of the only one to get more. */
export function checkCovered(receipt: ReceiptRecord, wanted: readonly Wanted[]): void {
  const more = wanted.map(({ invoiceId, amountCents }) => amountCents - appliedCents(receipt, invoiceId));
  const excessCents = more.reduce((sum, cents) => sum + cents, 0) - restCents(receipt);
  if (excessCents <= 0) return;
  const [raised = 0, ...others] = [...more.keys()].filter((index) => (more[index] ?? 0) > 0);
  const isOne = others.length === 0;
  const path = isOne ? `applications.${raised}.amount` : 'applications';
  const maxCents = isOne ? (wanted[raised]?.amountCents ?? 0) - excessCents : restCents(receipt);
  throw invalidRequest([{ path, rule: 'max', params: { max: plainAmount(maxCents) } }]);
}

/** The invoices of a plan, as far as they exist. */
export async function invoicesOf(table: Pick<Table, 'getAll'>, plan: readonly Wanted[]): Promise<InvoiceRecord[]> {
  // Each once: the table refuses to read a key twice.
  const ids = [...new Set(plan.map(({ invoiceId }) => invoiceId))];
  return ids.length > 0 ? table.getAll<InvoiceRecord>(ids.map(invoiceKey)) : [];
}

/**
 * Does what concerns one application of a request, counted from 0. What is refused says where: an issue in its path,
 * `applications.1.amount`, any other refusal in its `path`, `applications.1`.
 */
export async function atPlace<Result>(index: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !CONCERNS_ONE.has(error.code) || isOfReceipt(error)) throw error;
    const path = `applications.${index}`;
    const issues = error.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` }));
    if (issues.length > 0) throw invalidRequest(issues, { cause: error });
    const { code, messages, reason, params } = error;
    throw new AppError(code, messages, { cause: error, reason, params: { ...params, path } });
  }
}

const CONCERNS_ONE: ReadonlySet<string> = new Set(['CONFLICT', 'INVALID_REQUEST', 'NOT_FOUND']);

/** Whether a refusal concerns the receipt, whichever invoice it pays. */
function isOfReceipt({ reason, params }: AppError): boolean {
  return reason === 'RECEIPT_VOIDED' || reason === 'RECEIPT_BUSY' || params.what === 'receipt';
}
