import type { Table } from '#functions/data/table/table.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { advanced } from '#functions/domain/invoice/card-refunds.ts';
import {
  type Changed,
  changeLedger,
  type Ledger,
  type LedgerDependencies,
  type LedgerOutcome,
  readLedger,
} from '#functions/domain/invoice/change-ledger.ts';
import { thenPaidByCredit } from '#functions/domain/invoice/credit-on-issue.ts';
import { issue } from '#functions/domain/invoice/issue.ts';
import { toInvoicePayments } from '#functions/domain/invoice/ledger-lines.ts';
import type { StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { applyReceipt } from '#functions/domain/invoice/settle-receipt.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { cashCents } from '#shared/ledger/cash.ts';
import { refundsOf } from '#shared/ledger/entry.ts';
import type { InvoicePayments, PaymentInput } from '#shared/ledger/schema.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { fromCents, plainAmount, toCents } from '#shared/money.ts';
import { isProvided } from '#shared/payment-methods.ts';
import { CANCELLED } from '#shared/refusals/invoices.ts';
import { CARD_NOT_VOIDABLE, DEBIT_NOT_VOIDABLE, REFUNDED_NOT_VOIDABLE } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { givenBack, keptAsCredit, restIdOf } from './overpayment.ts';
import { checkReceipt, isRecorded } from './recorded-before.ts';

export type Dependencies = LedgerDependencies & { readonly table: Table; readonly businesses: Businesses };
/** A call about an invoice of the caller's business. */
export type Call = { readonly caller: Caller; readonly invoiceId: string; readonly now: Date };

/** The ledger of an invoice of the caller's business. Throws NOT_FOUND for any other. */
export async function listPayments(
  dependencies: Dependencies,
  call: Pick<Call, 'caller' | 'invoiceId'>,
): Promise<InvoicePayments> {
  return toInvoicePayments(await ownLedger(dependencies, call));
}

/** The same as stored. */
export async function ownLedger(
  dependencies: Dependencies,
  { caller, invoiceId }: Pick<Call, 'caller' | 'invoiceId'>,
): Promise<Ledger> {
  return readLedger(dependencies, await ownInvoice(dependencies, caller, invoiceId));
}

/**
 * Records a payment that was received outside the product, issues a draft, and mails a receipt if requested. Repeating
 * it with the same id adds nothing. Throws INVALID_REQUEST for more than the balance or a day in the future, CONFLICT
 * for a cancelled invoice, while a payment of it by card or debit is under way, and for other content under a used id.
 */
export async function recordPayment(
  dependencies: Dependencies,
  { input, ...call }: Call & { input: PaymentInput },
): Promise<InvoicePayments> {
  const { id, method, paidOn, reference, note } = input;
  const amountCents = toCents(input.amount);
  const keepsCredit = input.keepRest === 'credit';
  if (keepsCredit) await checkReceipt(dependencies, { id, amountCents, call });
  return changePayments(dependencies, call, (ledger) => {
    if (isRecorded(ledger, { id, amountCents, method, paidOn, reference, note }, keepsCredit)) return null;
    return withPayment(input, { ledger, call });
  });
}

type Paying = { readonly ledger: Ledger; readonly call: Call };

/** A new payment with its history event. Throws like `recordPayment`. */
export function withPayment(input: PaymentInput, { ledger, call }: Paying): Changed {
  const { balanceCents } = standingOf(ledger.entries, ledger.invoice);
  const restCents = toCents(input.amount) - payableCents(input.method, ledger);
  if (input.keepRest && restCents > 0 && balanceCents > 0) {
    const overpaid = { ledger, now: call.now, sendsReceipt: input.sendReceipt };
    const paying = (cents: number) => paymentOf({ ...input, amount: fromCents(cents) }, { ledger, call });
    if (input.keepRest === 'return') {
      // Change is rounded as a payment of the balance is, so that there are coins for it.
      const settlingCents =
        (input.method === 'cash' && cashCents(balanceCents, ledger.invoice.currency)) || balanceCents;
      const changeCents = toCents(input.amount) - settlingCents;
      return givenBack({ ...overpaid, payment: paying(settlingCents), restCents: changeCents });
    }
    const { roundingCents: _none, ...payment } = paying(balanceCents);
    return keptAsCredit({ ...overpaid, payment, restCents: toCents(input.amount) - balanceCents });
  }
  const payment = paymentOf(input, { ledger, call });
  const { at, by } = payment;
  return {
    entries: [payment],
    events: [{ at, type: 'PAYMENT', by, ...paidIn(payment) }],
    sendsReceipt: input.sendReceipt,
  };
}

/**
 * Voids a payment that a person recorded, with what was given back of it at once; the history keeps both. A part of a
 * receipt becomes credit again. Throws NOT_FOUND for an unknown payment, CONFLICT for one by card or debit, and for one
 * with a refund.
 */
export async function voidPayment(
  dependencies: Dependencies,
  { paymentId, reason, ...call }: Call & { paymentId: string; reason?: string | undefined },
): Promise<InvoicePayments> {
  const { invoice, entries: known } = await ownLedger(dependencies, call);
  const applied = known.find((entry): entry is StoredPayment => entry.kind === 'payment' && entry.id === paymentId);
  if (applied?.receiptId && !applied.voidedAt) {
    await takeBack(dependencies, { receiptId: applied.receiptId, invoiceId: invoice.id, reason, call });
    return listPayments(dependencies, call);
  }
  return changePayments(dependencies, call, ({ entries }) => {
    const payment = orNotFound(
      entries.find((entry): entry is StoredPayment => entry.kind === 'payment' && entry.id === paymentId),
      'payment',
    );
    if (payment.voidedAt) return null;
    if (payment.method === 'card') throw refusal({ CARD_NOT_VOIDABLE });
    if (isProvided(payment.method)) throw refusal({ DEBIT_NOT_VOIDABLE });
    const refunds = refundsOf(payment, entries).filter(({ status }) => status !== 'failed');
    const change = refunds.filter(({ id }) => id === restIdOf(payment));
    if (refunds.length > change.length) throw refusal({ REFUNDED_NOT_VOIDABLE });
    const at = call.now.toISOString();
    const by = call.caller.email;
    const voided = { ...payment, voidedAt: at, voidedBy: by, ...(reason && { voidReason: reason }) };
    return {
      entries: [{ ...voided, revision: payment.revision + 1 }, ...change.map((rest) => advanced(rest, 'failed'))],
      events: [{ at, type: 'VOID', by, ...paidIn(payment) }],
    };
  });
}

type TakenBack = {
  readonly receiptId: string;
  readonly invoiceId: string;
  readonly reason: string | undefined;
  readonly call: Call;
};

/** Takes back what a receipt pays of an invoice: it is the customer's credit again. */
async function takeBack(dependencies: Dependencies, { receiptId, invoiceId, reason, call }: TakenBack): Promise<void> {
  const { caller, now } = call;
  const receipt = orNotFound(await receiptsIn(dependencies.table, caller.businessId).find(receiptId), 'payment');
  const business = orNotFound(await dependencies.businesses.find(caller.businessId), 'invoice');
  const wanted = { invoiceId, amountCents: 0 };
  await applyReceipt(dependencies, { receipt, wanted, business, by: caller.email, now, reason });
}

/** Changes the ledger of an invoice of the caller's business by hand, and issues a draft (decision F185). */
export async function changePayments(
  dependencies: Dependencies,
  { caller, invoiceId, now }: Call,
  change: (ledger: Ledger) => Changed | null,
): Promise<InvoicePayments> {
  const paying = { find: () => ownInvoice(dependencies, caller, invoiceId), change };
  const outcome = await changeLedger(dependencies, {
    ...thenPaidByCredit(paying, { table: dependencies.table, by: caller.email, now }),
    prepare: (invoice) => issue(dependencies.businesses, invoice),
    now,
    isByHand: true,
  });
  return changedLedger(outcome);
}

/** The ledger after a change by hand, which has an activity entry only if something changed. */
export function changedLedger(outcome: LedgerOutcome | null): InvoicePayments {
  const ledger = orNotFound(outcome, 'invoice');
  if (!ledger.isChanged) noteUnchanged();
  return toInvoicePayments(ledger);
}

/** The payment as a ledger entry. Throws if it may not be recorded. */
function paymentOf(input: PaymentInput, { ledger, call }: { ledger: Ledger; call: Call }): StoredPayment {
  const { invoice, business, entries } = ledger;
  const { id, method, paidOn, reference, note } = input;
  if (invoice.status === 'CANCELLED') throw refusal({ CANCELLED });
  if (paidOn > dayIn(business.timeZone, call.now)) {
    throw invalidRequest([{ path: 'paidOn', rule: 'notInFuture' }]);
  }
  const { balanceCents } = standingOf(entries, invoice);
  const amountCents = toCents(input.amount);
  const payable = payableCents(method, ledger);
  if (amountCents > payable) {
    const max = plainAmount(payable);
    const params = { amount: max, currency: invoice.currency };
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max } }], { reason: 'OVER_BALANCE', params });
  }
  const isCashInFull = method === 'cash' && amountCents === cashCents(balanceCents, invoice.currency);
  const roundingCents = isCashInFull ? balanceCents - amountCents : 0;
  const { email: by } = call.caller;
  return {
    kind: 'payment',
    id,
    method,
    paidOn,
    ...(reference && { reference }),
    ...(note && { note }),
    amountCents,
    ...(roundingCents !== 0 && { roundingCents }),
    currency: invoice.currency,
    at: call.now.toISOString(),
    by,
    revision: 1,
  };
}

/** The most that can be paid by a method, in cents: in cash, the balance is rounded. */
function payableCents(method: PaymentInput['method'], { invoice, entries }: Ledger): number {
  const { balanceCents } = standingOf(entries, invoice);
  return method === 'cash' ? Math.max(balanceCents, cashCents(balanceCents, invoice.currency)) : balanceCents;
}

function paidIn({ amountCents, currency, method }: StoredPayment) {
  return { amountCents, currency, method };
}

/** An invoice of the caller's business, with the business. Throws NOT_FOUND for any other. */
export async function ownInvoice(
  { invoices, businesses }: Pick<Dependencies, 'invoices' | 'businesses'>,
  caller: Caller,
  invoiceId: string,
): Promise<Pick<Ledger, 'invoice' | 'business'>> {
  const invoice = await invoices.find(invoiceId);
  const own = orNotFound(invoice?.businessId === caller.businessId && invoice, 'invoice');
  return { invoice: own, business: orNotFound(await businesses.find(own.businessId), 'invoice') };
}
