import { retry } from '#functions/data/table/retry.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type ReceiptRecord, restCents } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn, receiptWrite } from '#functions/domain/receipt/receipts.ts';
import type { PayerNotice } from '#functions/mail/orders/business-mails.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import { RECEIPT_BUSY } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { moneyWrites } from './invoice-counters.ts';
import { movedMoney } from './receipt-application.ts';
import { type SettleDependencies, type Settling, settleReceipt } from './settle-receipt.ts';

/**
 * Carries out a receipt's plan and what follows it: one that is being voided counts for nothing from then on, and the
 * customer gets one email for all of it. Can be repeated. Throws like `settleReceipt`.
 */
export async function finishReceipt(
  dependencies: SettleDependencies,
  receipt: ReceiptRecord,
  settling: Settling,
): Promise<ReceiptRecord> {
  const settled = await settleReceipt(dependencies, receipt, settling);
  if (settled.voiding) return changeReceipt(dependencies, settled, { action: 'receipt.void', change: voided });
  return settled.sendsReceipt ? mailed(dependencies, settled, settling.now) : settled;
}

function voided({ voiding, sendsReceipt: _unsent, ...receipt }: ReceiptRecord): ReceiptRecord | null {
  return voiding && !receipt.voided ? { ...receipt, voided: voiding } : null;
}

type ReceiptChange = {
  readonly action: ActivityAction;
  /** The receipt after the change; null if there is nothing to do. Throws if it is not allowed. */
  readonly change: (receipt: ReceiptRecord) => ReceiptRecord | null;
};

/** Changes a receipt alone, with its activity entry and the sums paid. Throws CONFLICT if it keeps changing. */
export async function changeReceipt(
  { table }: Pick<SettleDependencies, 'table'>,
  { businessId, id }: Pick<ReceiptRecord, 'businessId' | 'id'>,
  { action, change }: ReceiptChange,
): Promise<ReceiptRecord> {
  const receipts = receiptsIn(table, businessId);
  const done = await retry('receipt', async () => {
    const before = await receipts.find(id);
    const changed = before && change(before);
    if (!before || !changed) return before ?? null;
    const after = { ...changed, version: before.version + 1 };
    const failed = await transactRecorded<string>(
      table,
      { ...(await recordedReceipt({ table }, { before, after })), action },
      { receipt: receiptWrite(after), ...moneyWrites(businessId, movedMoney(before, after)) },
    );
    return failed === null ? after : null;
  });
  if (!done) throw refusal({ RECEIPT_BUSY });
  return done;
}

/** How the activity log names a change of a receipt: as one of its customer's credit. */
export async function recordedReceipt(
  { table }: Pick<SettleDependencies, 'table'>,
  { before, after }: { before: ReceiptRecord | null; after: ReceiptRecord },
) {
  const { businessId, customerId } = after;
  const customer = await customersIn(table, businessId).find(customerId);
  return {
    businessId,
    record: { kind: 'customer', id: customerId, label: customer?.name ?? '' },
    before: before && moneyOf(before),
    after: moneyOf(after),
  } as const;
}

function moneyOf(receipt: ReceiptRecord) {
  const { currency, amountCents, voided: isVoided } = receipt;
  return { currency, receivedCents: isVoided ? 0 : amountCents, creditCents: restCents(receipt) };
}

/** Orders the one email for all invoices that a receipt pays, unless it was ordered. */
async function mailed(
  { table, outbox, invoices }: SettleDependencies,
  receipt: ReceiptRecord,
  now: Date,
): Promise<ReceiptRecord> {
  const { sendsReceipt: _sent, ...rest } = receipt;
  const after = { ...rest, version: receipt.version + 1 };
  const [first] = receipt.applications;
  const invoice = first && (await invoices.find(first.invoiceId));
  const to = invoice?.billingEmail;
  const mails = invoice && to ? [receiptNotice(receipt, { invoiceId: invoice.id, to, now })] : [];
  const failed = await outbox.order(mails, (orders) => table.transact({ receipt: receiptWrite(after), ...orders }));
  return failed === null ? after : receipt;
}

type Addressed = { readonly invoiceId: string; readonly to: string; readonly now: Date };

/** The one email for all invoices that a receipt pays, in the form of a notice about the first of them. */
export function receiptNotice(receipt: ReceiptRecord, { invoiceId, to, now }: Addressed): PayerNotice {
  const { amountCents, currency, method, paidOn: on, reference, applications } = receipt;
  const creditCents = restCents(receipt);
  const paid = applications.map(({ invoiceNumber: number, amountCents: cents }) => ({ number, cents }));
  return {
    ...newMail(now),
    kind: 'PAYER_NOTICE',
    invoiceId,
    to,
    news: {
      ...{ what: 'PAID', amountCents, currency, method, on, paid },
      ...(reference && { reference }),
      ...(creditCents > 0 && { creditCents }),
    },
  };
}
