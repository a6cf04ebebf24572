import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import {
  type Changed,
  changeLedger,
  type Ledger,
  type LedgerDependencies,
  type LedgerOutcome,
  readLedger,
} from '#functions/domain/invoice/change-ledger.ts';
import { issue } from '#functions/domain/invoice/issue.ts';
import { toInvoicePayments } from '#functions/domain/invoice/ledger-lines.ts';
import type { StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { repeatedEntry } from '#functions/domain/invoice/repeated-entry.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { cashCents } from '#shared/ledger/cash.ts';
import type { InvoicePayments, PaymentInput } from '#shared/ledger/schema.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { CANCELLED } from '#shared/refusals/invoices.ts';
import { CARD_NOT_VOIDABLE, REFUNDED_NOT_VOIDABLE } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

export type Dependencies = LedgerDependencies & { readonly businesses: Businesses };
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
 * for a cancelled invoice, while a card payment of it is being processed, and for other content under a used id.
 */
export function recordPayment(
  dependencies: Dependencies,
  { input, ...call }: Call & { input: PaymentInput },
): Promise<InvoicePayments> {
  return changePayments(dependencies, call, (ledger) => {
    const { id, method, paidOn, reference, note } = input;
    const payment = {
      id,
      kind: 'payment',
      method,
      paidOn,
      amountCents: toCents(input.amount),
      reference,
      note,
    } as const;
    if (repeatedEntry(ledger.entries, payment)) return null;
    return withPayment(input, { ledger, call });
  });
}

/** A new payment with its history event. Throws like `recordPayment`. */
export function withPayment(input: PaymentInput, { ledger, call }: { ledger: Ledger; call: Call }): Changed {
  const payment = paymentOf(input, { ledger, call });
  const { at, by } = payment;
  return {
    entries: [payment],
    events: [{ at, type: 'PAYMENT', by, ...paidIn(payment) }],
    sendsReceipt: input.sendReceipt,
  };
}

/**
 * Voids a payment that a person recorded; the history keeps it. Throws NOT_FOUND for an unknown payment, CONFLICT for a
 * card payment and for one with a refund.
 */
export function voidPayment(
  dependencies: Dependencies,
  { paymentId, reason, ...call }: Call & { paymentId: string; reason?: string | undefined },
): Promise<InvoicePayments> {
  return changePayments(dependencies, call, ({ entries }) => {
    const payment = orNotFound(
      entries.find((entry): entry is StoredPayment => entry.kind === 'payment' && entry.id === paymentId),
      'payment',
    );
    if (payment.voidedAt) return null;
    if (payment.method === 'card') throw refusal({ CARD_NOT_VOIDABLE });
    if (
      entries.some((entry) => entry.kind === 'refund' && entry.paymentId === paymentId && entry.status !== 'failed')
    ) {
      throw refusal({ REFUNDED_NOT_VOIDABLE });
    }
    const at = call.now.toISOString();
    const by = call.caller.email;
    const voided = { ...payment, voidedAt: at, voidedBy: by, ...(reason && { voidReason: reason }) };
    return {
      entries: [{ ...voided, revision: payment.revision + 1 }],
      events: [{ at, type: 'VOID', by, ...paidIn(payment) }],
    };
  });
}

/** Changes the ledger of an invoice of the caller's business by hand, and issues a draft. */
export async function changePayments(
  dependencies: Dependencies,
  { caller, invoiceId, now }: Call,
  change: (ledger: Ledger) => Changed | null,
): Promise<InvoicePayments> {
  const outcome = await changeLedger(dependencies, {
    find: () => ownInvoice(dependencies, caller, invoiceId),
    prepare: (invoice) => issue(dependencies.businesses, invoice),
    change,
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
  const inCashCents = cashCents(balanceCents, invoice.currency);
  const payable = method === 'cash' ? Math.max(balanceCents, inCashCents) : balanceCents;
  if (amountCents > payable) {
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(payable) } }]);
  }
  const isCashInFull = method === 'cash' && amountCents === inCashCents;
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
