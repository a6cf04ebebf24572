import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { applyDeposit } from '#functions/domain/invoice/apply-deposit.ts';
import { readLedger } from '#functions/domain/invoice/change-ledger.ts';
import { type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import { toInvoicePayments } from '#functions/domain/invoice/ledger-lines.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { toCents } from '#shared/money.ts';
import type { DepositInput, ForfeitInput } from '#shared/receipt/deposit.ts';
import { type Forfeiting, forfeitingInvoice } from './forfeiting-invoice.ts';
import type { ReceiptDependencies } from './record.ts';

/** A call about an invoice of the caller's business. */
type Call = { readonly caller: Caller; readonly invoiceId: string; readonly now: Date };

/** Applies a deposit to an invoice. Repeating it with the same id adds nothing. Throws like `applyDeposit`. */
export async function payByDeposit(
  dependencies: ReceiptDependencies,
  { caller, invoiceId, input, now }: Call & { readonly input: DepositInput },
): Promise<InvoicePayments> {
  const { id, depositId, amount } = input;
  const { businessId, email: by } = caller;
  const before = await ownInvoice(dependencies, { caller, invoiceId });
  const amountCents = amount === undefined ? undefined : toCents(amount);
  await applyDeposit(dependencies, { id, businessId, depositId, invoiceId, amountCents, by, now });
  const invoice = await ownInvoice(dependencies, { caller, invoiceId });
  if (invoice.version === before.version) noteUnchanged();
  const business = orNotFound(await dependencies.businesses.find(businessId), 'invoice');
  return toInvoicePayments(await readLedger(dependencies, { invoice, business }));
}

/**
 * Keeps a deposit, or a part of it: issues the invoice for it, whose price includes the taxes, and applies the deposit to it. Repeating it
 * continues what was interrupted and makes no second invoice. Throws CONFLICT for anything but a deposit request of which
 * something is left, INVALID_REQUEST for more than is left, and like `applyDeposit`.
 */
export async function forfeitDeposit(
  dependencies: ReceiptDependencies & Forfeiting,
  { caller, invoiceId: depositId, input, now }: Call & { readonly input: ForfeitInput },
): Promise<Invoice> {
  const deposit = await ownInvoice(dependencies, { caller, invoiceId: depositId });
  const invoice = await forfeitingInvoice(dependencies, { deposit, input, by: caller.email, now });
  const { id: invoiceId, businessId, totalCents: amountCents } = invoice;
  await applyDeposit(dependencies, {
    id: input.id,
    businessId,
    depositId,
    invoiceId,
    amountCents,
    by: caller.email,
    now,
  });
  const paid = await ownInvoice(dependencies, { caller, invoiceId });
  const isRepeated = deposit.forfeits?.some(({ id }) => id === input.id);
  if (isRepeated && paid.version === invoice.version) noteUnchanged();
  return toInvoice(paid);
}

/** An invoice of the caller's business. Throws NOT_FOUND for any other. */
async function ownInvoice(
  { invoices }: Pick<ReceiptDependencies, 'invoices'>,
  { caller, invoiceId }: Pick<Call, 'caller' | 'invoiceId'>,
): Promise<InvoiceRecord> {
  const invoice = await invoices.find(invoiceId);
  return orNotFound(invoice?.businessId === caller.businessId && invoice, 'invoice');
}
