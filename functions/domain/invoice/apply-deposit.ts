import { appliedCents, type ReceiptRecord, usedReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { plainAmount } from '#shared/money.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { NO_DEPOSIT } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';
import { closeCheckout } from './change-ledger.ts';
import { finishReceipt } from './finish-receipt.ts';
import { dueCentsOf, heldCents, type InvoiceRecord } from './invoice-record.ts';
import { issue } from './issue.ts';
import { checkPayable } from './receipt-application.ts';
import type { SettleDependencies } from './settle-receipt.ts';
import { nthId, takeDeposit } from './take-deposit.ts';

export type DepositDependencies = SettleDependencies & {
  readonly queue: { readonly continueLater: (receipt: Pick<ReceiptRecord, 'businessId' | 'id'>) => Promise<void> };
};

/** A deposit that is to pay an invoice of its customer. */
type Applying = {
  /** Unique within the business; repeating the application with it adds nothing. */
  readonly id: string;
  readonly businessId: string;
  readonly depositId: string;
  readonly invoiceId: string;
  /** By default as much as the deposit has and the invoice takes. */
  readonly amountCents?: number | undefined;
  readonly by: string;
  readonly now: Date;
};

/**
 * Applies a deposit to an invoice: each of its payments becomes a receipt with the plan to pay the invoice (decision
 * F188), so whatever ends it halfway, every cent is held, applied or the customer's credit. Issues a draft. Throws
 * NOT_FOUND unless both belong to the business, INVALID_REQUEST for more than the deposit has or the invoice takes,
 * CONFLICT for an invoice of another customer or currency, a cancelled one, a deposit of which nothing is left, and
 * other content under a used id.
 */
export async function applyDeposit(dependencies: DepositDependencies, applying: Applying): Promise<void> {
  const receipts = receiptsIn(dependencies.table, applying.businessId);
  const { by, now } = applying;
  let takenCents = 0;
  let paidCents = 0;
  let askedCents = applying.amountCents;
  for (let count = 1; ; count++) {
    const id = nthId(applying.id, count);
    const known = await receipts.find(id);
    const part = { ...applying, id, takenCents, askedCents };
    // The same request may have just taken it, so that nothing is left.
    const justTaken = async (error: unknown) => {
      if (await receipts.find(id)) return null;
      throw error;
    };
    const taken = known ? null : await nextPart(dependencies, part).catch(justTaken);
    const receipt = taken ?? known ?? (await receipts.find(id));
    if (!receipt) break;
    if (!taken) checkRepeated(receipt, applying);
    askedCents ??= receipt.askedCents;
    takenCents += receipt.amountCents;
    paidCents += appliedCents(await finishReceipt(dependencies, receipt, { by, now }), applying.invoiceId);
  }
  if (takenCents === 0) throw refusal({ NO_DEPOSIT });
  // The invoice changed in between: what was taken stays as credit.
  if (paidCents === 0) throw refusal({ INVOICE_CHANGING });
}

/** Throws CONFLICT unless a receipt was taken from the deposit, for the invoice and with this amount. */
function checkRepeated(receipt: ReceiptRecord, { depositId, invoiceId, amountCents }: Applying): void {
  const { from, applications, plan = [], askedCents, currency } = receipt;
  const isFor = [...applications, ...plan].some((each) => each.invoiceId === invoiceId);
  const isUnapplied = applications.length + plan.length === 0;
  if (from?.invoiceId !== depositId || !(isFor || isUnapplied)) throw refusal({ NO_DEPOSIT });
  if (askedCents === undefined || amountCents === undefined || askedCents === amountCents) return;
  throw usedReceipt({ amountCents: askedCents, currency });
}

type Part = Applying & {
  /** What was taken before it. */
  readonly takenCents: number;
  /** How much to apply in total, in cents; undefined until the first part is taken, unless an amount was given. */
  readonly askedCents: number | undefined;
};

/** The receipt of the next payment of a deposit; null if there is nothing more to apply. */
async function nextPart(dependencies: DepositDependencies, part: Part): Promise<ReceiptRecord | null> {
  const { id, businessId, depositId, invoiceId, takenCents, by, now } = part;
  const [deposit, invoice] = await Promise.all([
    dependencies.invoices.find(depositId),
    dependencies.invoices.find(invoiceId),
  ]);
  const isOwn = deposit?.businessId === businessId && deposit.isDeposit && invoice?.businessId === businessId;
  if (!isOwn) throw refusal({ NOT_FOUND }, { what: 'invoice' });
  const maxCents = await applicableCents(dependencies, { deposit, invoice, part });
  if (maxCents === 0) return null;
  await closeCheckout(dependencies.payments, invoice);
  await dependencies.queue.continueLater({ businessId, id });
  const { invoiceNumber } = invoice;
  const plan = [{ invoiceId, amountCents: maxCents, isCredit: true }];
  const asked = takenCents === 0 && { askedCents: maxCents };
  return takeDeposit(dependencies, { id, deposit, invoiceNumber, maxCents, plan, by, now, ...asked });
}

type Between = { readonly deposit: InvoiceRecord; readonly invoice: InvoiceRecord; readonly part: Part };

/** How much of a deposit an invoice is still to get, in cents. */
async function applicableCents(
  { businesses }: Pick<DepositDependencies, 'businesses'>,
  { deposit, invoice, part: { askedCents, takenCents } }: Between,
): Promise<number> {
  if (invoice.isDeposit) throw refusal({ NO_DEPOSIT });
  const { customerId = '', currency } = deposit;
  const wantedCents = askedCents === undefined ? undefined : askedCents - takenCents;
  if (wantedCents === 0) return 0;
  checkPayable(invoice, { customerId, currency });
  const maxCents = Math.min(heldCents(deposit), dueCentsOf(await issue(businesses, invoice)));
  if (wantedCents !== undefined && wantedCents > maxCents)
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(maxCents) } }]);
  return wantedCents ?? maxCents;
}
