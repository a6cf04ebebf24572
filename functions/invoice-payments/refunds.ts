import type { Table } from '#functions/data/table/table.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import {
  changeLedger,
  type Ledger,
  type LedgerDependencies,
  readLedger,
} from '#functions/domain/invoice/change-ledger.ts';
import { toInvoicePayments } from '#functions/domain/invoice/ledger-lines.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { usedReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { requireConfirmation } from '#functions/http/access.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { CardRefund } from '#shared/ledger/entry.ts';
import type { InvoicePayments, RefundInput } from '#shared/ledger/schema.ts';
import { isProvided } from '#shared/payment-methods.ts';
import { REFUND_REFUSED } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Call, ownInvoice } from './payments.ts';
import { accountOf, answeredRefund, begunRefund, isUncertain } from './refund-entry.ts';

type Dependencies = LedgerDependencies & {
  readonly table: Table;
  readonly businesses: Businesses;
  readonly payments: Pick<CardPayments, 'expireCheckout' | 'createRefund' | 'listRefunds'>;
};
type RefundCall = Call & { readonly input: RefundInput };

/**
 * Refunds all or part of a payment. One by card or debit is recorded first and then made at the card provider, so
 * concurrent refunds never exceed the payment, and repeating one with the same id continues it. Any other is only
 * recorded. Throws FORBIDDEN without a recent confirmation if the provider makes it, the errors of `begunRefund`,
 * CONFLICT if the provider refuses, PROVIDER_FAILED if it is unclear what it did; the refund then stays pending.
 */
export async function refundPayment(dependencies: Dependencies, call: RefundCall): Promise<InvoicePayments> {
  const { caller, input, invoiceId, now } = call;
  const find = () => ownInvoice(dependencies, caller, invoiceId);
  const receipt = input.keepAsCredit && (await receiptsIn(dependencies.table, caller.businessId).find(input.id));
  if (receipt && receipt.from?.invoiceId !== invoiceId) throw usedReceipt(receipt);
  const read = await readLedger(dependencies, await find());
  if (isByProvider(read, input)) requireConfirmation(caller, now);
  const listed = await listedRefunds(dependencies, read, input);
  const begun = await changeLedger(dependencies, {
    find,
    change: (ledger) => begunRefund(ledger, { input, by: caller.email, now, listed }),
    now,
    isByHand: true,
  });
  const ledger = orNotFound(begun, 'invoice');
  // If there is more to do, the transaction of that writes the entry.
  if (!ledger.isChanged) noteUnchanged();
  const made = await madeAtProvider(dependencies, { ledger, call, listed });
  return toInvoicePayments(made);
}

/** Whether a refund takes money out of the business's account at the card provider. */
function isByProvider({ entries }: Ledger, { paymentId, method, keepAsCredit }: RefundInput): boolean {
  return (
    !method &&
    !keepAsCredit &&
    entries.some((entry) => entry.kind === 'payment' && entry.id === paymentId && isProvided(entry.method))
  );
}

/** The refunds of a payment at the card provider; undefined if the ledger knows them all. */
async function listedRefunds(
  { payments }: Dependencies,
  { entries, business }: Ledger,
  { paymentId }: RefundInput,
): Promise<CardRefund[] | undefined> {
  const payment = entries.find(({ id }) => id === paymentId);
  if (payment?.kind !== 'payment' || !isUncertain(payment, entries)) return undefined;
  const listed = await payments.listRefunds(accountOf(payment, business), payment.id);
  if (!listed) throw refusal({ REFUND_REFUSED }, { what: 'disconnected' });
  return listed;
}

type Begun = { ledger: Ledger; call: RefundCall; listed: readonly CardRefund[] | undefined };

/** Makes a pending refund at the provider unless that was done, and records the response. */
async function madeAtProvider(dependencies: Dependencies, { ledger, call, listed }: Begun): Promise<Ledger> {
  const { input, invoiceId, caller, now } = call;
  const refund = ledger.entries.find(({ id }) => id === input.id);
  const payment = ledger.entries.find(({ id }) => id === input.paymentId);
  if (refund?.kind !== 'refund' || refund.status !== 'pending' || payment?.kind !== 'payment') return ledger;
  if (refund.providerId || listed?.some(({ entryId }) => entryId === refund.id)) return ledger;
  const answer = await dependencies.payments.createRefund({
    accountId: accountOf(payment, ledger.business),
    paymentIntentId: payment.id,
    amountCents: refund.amountCents,
    invoiceId,
    entryId: refund.id,
  });
  const answered = await changeLedger(dependencies, {
    find: () => ownInvoice(dependencies, caller, invoiceId),
    change: (latest) => answeredRefund(latest, { refund, answer, now }),
    now,
  });
  if (typeof answer === 'string') throw refusal({ REFUND_REFUSED }, { what: answer });
  return orNotFound(answered, 'invoice');
}
